import { test as base } from '@playwright/test';
import { type ShellServer, startShellServer } from './shellServer';

interface Shared {
  /** Settings of the server, as its environment names them. */
  shellSettings: Record<string, string>;
  shellServer: ShellServer;
}

/** Tests of the shell: files with the same settings share a server for as long as they run in the same worker. */
export const test = base.extend<object, Shared>({
  shellSettings: [{}, { scope: 'worker', option: true }],
  shellServer: [
    async ({ shellSettings }, use) => {
      const server = await startShellServer(shellSettings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
