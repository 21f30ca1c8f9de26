/** Builds the catalogue of components as static pages: npm run make catalogue [-- <folder>]. Needs no network once it is installed. */
import { pathToFileURL } from 'node:url';
import { inRoot, show } from './processes.mjs';
import { ensureTool } from './toolPackages.mjs';

/** Where the catalogue is built unless another folder is named. */
export const CATALOGUE = inRoot('.tmp', 'catalogue');

/** Builds it into a folder. Throws when that fails. */
export async function buildCatalogue(folder = CATALOGUE) {
  await ensureTool('catalogue');
  const storybook = inRoot('tools', 'catalogue', 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const words = ['build', '--config-dir', inRoot('tools', 'catalogue'), '--output-dir', folder, '--quiet'];
  const quiet = { STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const code = await show(process.execPath, [storybook, ...words], quiet);
  if (code !== 0) throw new Error(`The build of the catalogue failed (${code}).`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildCatalogue(process.argv[2]);
  process.stdout.write(`The catalogue lies in ${process.argv[2] ?? CATALOGUE}: open index.html by any web server.\n`);
}
