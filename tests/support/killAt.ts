import { lockedTable } from './lockedTable';
import type { OwnServer } from './startServer';

/** Kills the server while a call waits to write to a table, so that what it wrote before stands uncommitted. */
export async function killAt(server: OwnServer, table: string, call: () => Promise<unknown>): Promise<unknown> {
  const lock = await lockedTable(server, table);
  const cut = call().catch((error: unknown) => error);
  await lock.somebodyWaits();
  await server.kill9();
  const outcome = await cut;
  await lock.letGo();
  return outcome;
}
