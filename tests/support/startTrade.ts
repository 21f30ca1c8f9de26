import { afterAll } from 'vitest';
import type { Api } from './http';
import { type Caller, join, joinSeller } from './people';
import { type OwnServer, startOwnServer, startServer, type TestServer } from './startServer';

type Joining = (api: Api) => Promise<Caller>;

interface Beginning<Name extends string> {
  /** Who takes part besides buyer and seller, or in place of one of them. */
  people?: Record<Name, Joining>;
  env?: Record<string, string>;
}

export type Trade<Name extends string = never, Server = TestServer> = { server: Server } & Record<
  'buyer' | 'seller' | Name,
  Caller
>;

/**
 * What a file about the trade begins with: a server that ends with the file, a buyer, a seller of pipes, flanges, valves
 * and fittings, and further people by name. Call it at the top of the file.
 */
export function startTrade<Name extends string = never>({ people, env }: Beginning<Name> = {}) {
  return tradeOn(() => startServer(env), people);
}

/** The same with a server that is a process of its own. */
export function startOwnTrade<Name extends string = never>({ people, env }: Beginning<Name> = {}) {
  return tradeOn<Name, OwnServer>(() => startOwnServer(env), people);
}

async function tradeOn<Name extends string, Server extends TestServer>(
  start: () => Promise<Server>,
  people: Record<Name, Joining> | undefined,
) {
  const server = await start();
  afterAll(async () => {
    await server.stop();
  });
  const joining: Record<string, Joining> = { buyer: (api) => join(api), seller: (api) => joinSeller(api), ...people };
  try {
    const joined = Object.entries(joining).map(async ([name, come]) => [name, await come(server.api)] as const);
    return { server, ...Object.fromEntries(await Promise.all(joined)) } as Trade<Name, Server>;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
