import { test as base } from '@playwright/test';
import { type FaultyProxy, startFaultyProxy } from './faultyProxy';
import { type ShellServer, startShellServer } from './shellServer';

interface Shared {
  /** Settings of the server, as its environment names them. */
  shellSettings: Record<string, string>;
  shellServer: ShellServer;
}

interface Own {
  /** Before the server, for one test alone. */
  shellProxy: FaultyProxy;
}

/** Tests of the shell: files with the same settings share a server for as long as they run in the same worker. */
export const test = base.extend<Own, Shared>({
  shellSettings: [{}, { scope: 'worker', option: true }],
  shellServer: [
    async ({ shellSettings }, use) => {
      const server = await startShellServer(shellSettings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  shellProxy: [
    async ({ shellServer }, use) => {
      const proxy = await startFaultyProxy(shellServer.url);
      await use(proxy);
      await proxy.close();
    },
    { scope: 'test' },
  ],
});
