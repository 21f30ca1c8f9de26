/**
 * Loader for browser bundles: the module and everything of the contract that it imports in one piece, before
 * `slimContract.cjs` takes the schemas away. Packages stay imports.
 */
const path = require('node:path');
const { buildSync } = require('esbuild');

module.exports = function wholeContract() {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [this.resourcePath],
    absWorkingDir: path.dirname(this.resourcePath),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    packages: 'external',
    logLevel: 'silent',
  });
  for (const input of Object.keys(metafile.inputs)) {
    this.addDependency(path.resolve(path.dirname(this.resourcePath), input));
  }
  return outputFiles[0].text;
};
