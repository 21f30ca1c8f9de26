/**
 * Loader for browser bundles: of an endpoint a browser needs its method, its path, whether it takes a key against
 * repetition, what it binds to, and whether it answers a file; of an error its number. Schemas, summaries and the messages (the server
 * sends them) stay on the server, and the schema library with them. Whatever else such a module exports is not there
 * in a browser: a screen that imports it fails the build.
 */
const Module = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

/** The exports of a module of the contract, with the files they were made from. */
function evaluated(file) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    absWorkingDir: path.dirname(file),
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  const unit = new Module(file);
  unit.paths = Module._nodeModulePaths(path.dirname(file));
  unit._compile(outputFiles[0].text, file);
  const sources = Object.keys(metafile.inputs).map((input) => path.resolve(path.dirname(file), input));
  return { exports: unit.exports, sources };
}

const isEndpoint = (value) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

function slimEndpoints(exports) {
  return Object.entries(exports)
    .filter(([, value]) => isEndpoint(value))
    .map(([name, { method, path: address, idempotency, binds, file }]) => {
      const kept = { method, path: address, idempotency, ...(binds ? { binds } : {}), ...(file ? { file } : {}) };
      return `export const ${name} = ${JSON.stringify(kept)};`;
    })
    .join('\n');
}

function slimErrors({ errorTable, errorNameOf }) {
  const rows = Object.entries(errorTable);
  const codes = Object.fromEntries(rows.map(([name, { mcode }]) => [name, { mcode }]));
  const unnamed = errorNameOf(-1);
  const named = rows.map(([, { mcode }]) => [mcode, errorNameOf(mcode)]).filter(([, name]) => name !== unnamed);
  return [
    `export const errorTable = ${JSON.stringify(codes)};`,
    `const names = ${JSON.stringify(Object.fromEntries(named))};`,
    `export const errorNameOf = (mcode) => names[mcode] ?? ${JSON.stringify(unnamed)};`,
  ].join('\n');
}

/** What stands in place of one module of the contract in a browser. */
function slimmed(file) {
  const { exports, sources } = evaluated(file);
  const code = 'errorTable' in exports ? slimErrors(exports) : slimEndpoints(exports);
  return { code: `${code}\n`, sources };
}

module.exports = function slimContract() {
  const { code, sources } = slimmed(this.resourcePath);
  for (const source of sources) this.addDependency(source);
  return code;
};
module.exports.slimmed = slimmed;
