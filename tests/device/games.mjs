// node games.mjs PYODIDE_FOLDER BUNDLE.zip ENGINE.zip|- GAMES.py SEEDS: the digest of the same games, played in Pyodide; the first line says whether it is compiled
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, bundle, engine, script, seeds] = process.argv.slice(2);
const PACKAGES = '/lib/python3.14/site-packages';
const { loadPyodide } = await import(pathToFileURL(path.resolve(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: path.resolve(folder) + path.sep });
for (const archive of [bundle, engine].filter((name) => name !== '-'))
  python.unpackArchive(new Uint8Array(fs.readFileSync(archive)).buffer, 'zip', { extractDir: PACKAGES });
console.log(python.runPython('import starhold; starhold.COMPILED'));
python.FS.writeFile('/home/pyodide/games.py', fs.readFileSync(script));
const began = process.cpuUsage();
console.log(python.runPython(`import sys; sys.path.insert(0, '/home/pyodide'); import games; games.digest(${Number(seeds)})`));
console.error(`${Math.round(process.cpuUsage(began).user / 1000)} ms`);
