import { afterAll } from 'vitest';
import { ConsoleVisitor, keysIn } from './consoleVisitor';
import { operatorCommand } from './operatorCommand';
import type { App } from './secondFactor';
import { freePort } from './serverProcess';
import { type OwnServer, startOwnServer } from './startServer';

interface ConsoleServer {
  server: OwnServer;
  /** Where operators reach it. */
  place: string;
  /** What the operator `kim` signs in by. */
  keys: { password: string; app: App };
  ops(...words: string[]): Promise<{ code: number | null; output: string }>;
  /** Moves the clock on and gives what it says now: a code counts once, so each sign-in takes a later one. */
  later(seconds: number): Promise<number>;
  /** A browser in which `kim` is signed in; `fields` win over those of the form. */
  signedIn(fields?: Record<string, string>): Promise<ConsoleVisitor>;
  /** What an operator did by the console, the newest last. */
  noted(operator?: string): Promise<string[]>;
}

/** A server with a console and the operator `kim`, which ends with the file. Call it at the top of the file. */
export async function startConsole(): Promise<ConsoleServer> {
  const port = await freePort();
  const server = await startOwnServer({ OPS_PORT: String(port) });
  afterAll(() => server.stop());
  const place = `http://127.0.0.1:${port}`;
  const ops = (...words: string[]) =>
    operatorCommand({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir }, words);
  const keys = keysIn((await ops('operator', 'add', 'kim')).output);
  let clock = 0;
  const later = async (seconds: number) => {
    clock += seconds;
    await server.sql('update app_clock set clock_offset = make_interval(secs => $1)', [clock]);
    return Date.now() + clock * 1000;
  };
  return {
    server,
    place,
    keys,
    ops,
    later,
    async signedIn(fields = {}) {
      const visitor = new ConsoleVisitor(place);
      const now = await later(31);
      const given = { name: 'kim', password: keys.password, code: keys.app.code(0, now), ...fields };
      const answer = await visitor.submit('/sign-in', given);
      if (answer.status !== 303) throw new Error(`not signed in: ${answer.status} ${answer.text}`);
      return visitor;
    },
    async noted(operator = 'kim (console)') {
      const rows = await server.sql<{ command: string }>(
        `select after ->> 'command' as command from audit_entry
         where kind = 'operator_command' and operator = $1 order by at, seq`,
        [operator],
      );
      return rows.map(({ command }) => command);
    },
  };
}
