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
  const server = await startProcess({ DEMO_DATA: process.env['DEMO_DATA'] ?? '1' });
  process.env['E2E_URL'] = server.url;
  return async () => {
    await server.stop();
  };
}
