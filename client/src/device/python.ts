// Python in a worker: Pyodide and our package, unpacked beside its standard library.

/** What we use of Pyodide. */
export interface Python {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): unknown;
}

interface Pyodide {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}

const PACKAGES = '/lib/python3.14/site-packages';

export async function python(root: string, bundle: string): Promise<Python> {
  const packages = fetch(new URL(bundle, root)).then((answer) =>
    answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(`${bundle}: ${answer.status}`)),
  );
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide/pyodide.mjs', root).href)) as Pyodide;
  const found = await loadPyodide({ indexURL: new URL('pyodide/', root).href });
  found.unpackArchive(await packages, 'zip', { extractDir: PACKAGES });
  return found;
}
