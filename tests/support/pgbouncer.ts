import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresAccount } from '../../src/server/db/postgresAccount';
import { startProgram } from './childProgram';
import { freePort } from './serverProcess';

export interface Pgbouncer {
  /** Of a database of the PostgreSQL behind it. */
  url: string;
  stop(): Promise<void>;
}

/** Major and minor version of a pgbouncer; undefined where the program does not run. */
export function versionOf(program: string): { major: number; minor: number } | undefined {
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(status === 0 ? stdout : '') ?? [];
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

/** From this version on it knows named statements. */
export const knowsNames = (program: string): boolean => {
  const version = versionOf(program);
  return version !== undefined && (version.major > 1 || version.minor >= 21);
};

/**
 * A pgbouncer in transaction mode before a PostgreSQL, with few connections, so that clients share them. It takes every user and
 * reaches every database by the login of `postgresUrl`.
 */
export async function startPgbouncer(program: string, postgresUrl: string): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-pgbouncer-'));
  const port = await freePort();
  const to = new URL(postgresUrl);
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    [
      '[databases]',
      `* = host=${to.hostname} port=${to.port} user=${to.username} password=${to.password}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
      'auth_type = any\npool_mode = transaction',
      'max_client_conn = 2000\ndefault_pool_size = 6\nserver_idle_timeout = 3',
      ...(knowsNames(program) ? ['max_prepared_statements = 400'] : []),
    ].join('\n'),
  );
  // It does not run as root.
  const { ids } = postgresAccount([]);
  if (ids) for (const path of [folder, config]) chownSync(path, ids.uid, ids.gid);
  const running = await startProgram(program, [config], port, ids);
  const url = new URL(postgresUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async stop() {
      await running.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
