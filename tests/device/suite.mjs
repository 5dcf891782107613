// node suite.mjs PYODIDE_FOLDER BUNDLE.zip ENGINE.zip|- REPOSITORY LIBRARIES SIZE PYTEST_WORD…: the conformance suite in Pyodide; its exit code is pytest's
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, bundle, engine, repository, libraries, size, ...words] = process.argv.slice(2);
const PACKAGES = '/lib/python3.14/site-packages';
const { loadPyodide } = await import(pathToFileURL(path.resolve(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: path.resolve(folder) + path.sep, env: { HOME: '/home/pyodide', PYTEST_DISABLE_PLUGIN_AUTOLOAD: '1', STARHOLD_SUITE_SIZE: size } });
for (const archive of [bundle, engine].filter((name) => name !== '-'))
  python.unpackArchive(new Uint8Array(fs.readFileSync(archive)).buffer, 'zip', { extractDir: PACKAGES });
python.mountNodeFS('/repository', repository);
python.mountNodeFS('/libraries', libraries);
python.globals.set('words', python.toPy(words));
process.exitCode = python.runPython(`
import os, sys
# After the standard library and our package: only what they lack comes from there.
sys.path += ["/repository", "/libraries"]
os.chdir("/repository")
import pytest
int(pytest.main(list(words)))
`);
