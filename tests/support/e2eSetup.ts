import { buildPages, buildServer } from '../../scripts/build.mjs';
import { startPagesServer } from './pagesServer';
import { startTemplatePostgres } from './templatePostgres';

/**
 * Builds what changed and starts the PostgreSQL and the server that all browser tests share, with demo data unless
 * DEMO_DATA=0 is set. E2E_URL set from outside means a server that already runs: then nothing is built or started, and
 * each server of a test brings its own database.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => undefined;
  await buildPages();
  await buildServer();
  const database = await startTemplatePostgres();
  process.env['E2E_POSTGRES'] = database.url;
  try {
    const server = await startPagesServer({ DEMO_DATA: process.env['DEMO_DATA'] ?? '1' });
    process.env['E2E_URL'] = server.url;
    return async () => {
      await server.stop();
      await database.stop();
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
