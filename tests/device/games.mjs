// node games.mjs PYODIDE_FOLDER BUNDLE.zip GAMES.py SEEDS: the digest of the same games, played in Pyodide
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, bundle, script, seeds] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.resolve(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: path.resolve(folder) + path.sep });
python.unpackArchive(new Uint8Array(fs.readFileSync(bundle)).buffer, 'zip', { extractDir: '/lib/python3.14/site-packages' });
python.FS.writeFile('/home/pyodide/games.py', fs.readFileSync(script));
const began = process.cpuUsage();
console.log(python.runPython(`import sys; sys.path.insert(0, '/home/pyodide'); import games; games.digest(${Number(seeds)})`));
console.error(`${Math.round(process.cpuUsage(began).user / 1000)} ms`);
