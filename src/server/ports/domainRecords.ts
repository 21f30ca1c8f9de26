import { Resolver } from 'node:dns/promises';

/** What name servers say of a domain. */
export interface DomainRecords {
  /** The TXT records of a name; empty where there are none. Rejects when no server answers. */
  texts(name: string): Promise<string[]>;
}

const NOTHING: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);
const TIMEOUT_MS = 3_000;
const TRIES = 2;

/** Asks the given name server, an address with a port; the machine's own when none is given. */
export function nameServers(server: string | undefined): DomainRecords {
  return {
    async texts(name) {
      const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
      if (server) resolver.setServers([server]);
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      } catch (error) {
        if (NOTHING.has((error as { code?: unknown }).code)) return [];
        throw error;
      }
    },
  };
}
