// node precompile.mjs PYODIDE_FOLDER IN.zip OUT.zip: Python's own bytecode in place of the sources, so that a page compiles nothing.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, source, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.resolve(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: path.resolve(folder) + path.sep });
python.FS.writeFile('/in.zip', fs.readFileSync(source));
python.runPython(`
import importlib.util, marshal, zipfile

def bytecode(name, source):
    code = compile(source, name, "exec", dont_inherit=True, optimize=1)
    return importlib._bootstrap_external._code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False)

with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
    for name in old.namelist():
        content = old.read(name)
        if name.endswith(".py"):
            name, content = name + "c", bytecode(name, content)
        new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
`);
fs.writeFileSync(target, python.FS.readFile('/out.zip'));
