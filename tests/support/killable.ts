import { afterAll } from 'vitest';
import { Caller, join, joinSeller, signIn } from './people';
import { startOwnServer, type OwnServer } from './startServer';

/**
 * A server that a test kills and starts again on the data it left, with a buyer and a seller who sign in each time.
 * Call it at the top of the file.
 */
export async function startKillable() {
  const servers: OwnServer[] = [await startOwnServer()];
  const server = () => servers.at(-1) as OwnServer;
  afterAll(async () => {
    // All share the first one's folder, and the last one still writes to it.
    for (const one of servers.toReversed()) await one.stop();
  });
  const { email: buyerEmail } = await join(server().api);
  const { email: sellerEmail } = await joinSeller(server().api);

  const people = async () => {
    const [buyer, seller] = [new Caller(server().api), new Caller(server().api)];
    await signIn(buyer, buyerEmail);
    await signIn(seller, sellerEmail);
    return { buyer, seller };
  };
  return {
    /** The process that runs now. */
    server,
    people,
    /** A new process on the data that the killed one left, and both people signed in to it. */
    startAgain: async () => {
      const { PORT: _port, ...env } = server().env;
      servers.push(await startOwnServer({ ...env, DATABASE_URL: server().databaseUrl }));
      return people();
    },
  };
}
