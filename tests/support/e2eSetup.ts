import { buildPages, buildServer } from '../../scripts/build.mjs';
import { startProcess } from './serverProcess';

/**
 * Builds what changed and starts the server that all browser tests share, with demo data unless DEMO_DATA=0 is set.
 * E2E_URL set from outside means a server that already runs: then nothing is built or started.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => undefined;
  await buildPages();
  await buildServer();
  // A file that a busy machine takes long to make is still answered: shell-exports.spec.ts covers files made in the background.
  const server = await startProcess({ DEMO_DATA: process.env['DEMO_DATA'] ?? '1', EXPORT_AFTER_MS: '120000' });
  process.env['E2E_URL'] = server.url;
  return async () => {
    await server.stop();
  };
}
