import type { AddressInfo } from 'node:net';
import { openDatabases } from '../db/database';
import { showsTestData } from '../db/scope';
import type { Env } from '../env';
import { offlineApp } from '../offlineApp';
import { secretsOf } from '../secrets';
import { buildConsole } from './buildConsole';

/** Operators are few. */
const POOL_SIZE = 3;

/** Serves the console on its own port, with connections of its own: it works while the product has too much to do. */
export async function serveConsole(
  env: Env,
  databaseUrl: string,
  place: { host: string; port: number },
): Promise<{ port: number; stop(): Promise<void> }> {
  const databases = openDatabases(databaseUrl, showsTestData(env), { size: POOL_SIZE });
  const app = { ...offlineApp(env, databases, databaseUrl), ...(await secretsOf(env)) };
  const server = await buildConsole(app);
  await server.listen({ host: place.host, port: place.port });
  return {
    port: (server.server.address() as AddressInfo).port,
    async stop() {
      await server.close();
      app.hub.close();
      await databases.end();
    },
  };
}
