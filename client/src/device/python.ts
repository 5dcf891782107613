// Python in a worker: Pyodide and our package, unpacked beside its standard library.

/** What we use of Pyodide. */
export interface Python {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
}

interface Pyodide {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}

const PACKAGES = '/lib/python3.14/site-packages';

/** Put the compiled engine beside its modules, unless this browser can't load it: Python then takes the modules. */
const USE_ENGINE = `
import shutil, sys
sys.path.insert(0, "/engine")
try:
    import starhold_engine__mypyc
    shutil.copytree("/engine", "${PACKAGES}", dirs_exist_ok=True)
except ImportError as error:
    print("the compiled engine was not loaded:", error)
finally:
    sys.path.remove("/engine")
    shutil.rmtree("/engine")
`;

/** What the worker unpacks; `engine` is empty where there is no compiled one. */
export interface Bundles {
  root: string;
  bundle: string;
  engine: string;
}

async function content(root: string, file: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(file, root));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.arrayBuffer();
}

export async function python({ root, bundle, engine }: Bundles): Promise<Python> {
  const files = Promise.all([content(root, bundle), engine ? content(root, engine) : null]);
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide/pyodide.mjs', root).href)) as Pyodide;
  const found = await loadPyodide({ indexURL: new URL('pyodide/', root).href });
  const [packages, compiled] = await files;
  found.unpackArchive(packages, 'zip', { extractDir: PACKAGES });
  if (compiled) {
    found.unpackArchive(compiled, 'zip', { extractDir: '/engine' });
    found.runPython(USE_ENGINE);
  }
  return found;
}
