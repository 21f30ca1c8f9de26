import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '../../scripts/packages.mjs';
import { CHILD_ENV, postgresAccount } from '../../src/server/db/postgresAccount';
import { freePort } from './serverProcess';

export interface OwnPostgres {
  /** Of its database `postgres`. */
  url: string;
  port: number;
  /** A copy of it that follows its log of changes, as its standby. */
  startStandby(): Promise<OwnPostgres>;
  /** Starts a restored data folder as a server of its own, by the settings of this one. */
  startOn(data: string): Promise<OwnPostgres>;
  /** Lets a standby take its place. */
  promote(): void;
  /** Ends it at once, as a power cut would; the folder stays. */
  kill(): void;
  stop(): void;
}

/** Where Debian keeps the server's programs of each version; the newest. */
function programs(): string | undefined {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  const versions = readdirSync(base).filter((version) => existsSync(join(base, version, 'bin', 'initdb')));
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest && join(base, newest, 'bin');
}

/**
 * A PostgreSQL of the operator's own, as a distribution brings it; null, and a line that says so, on a machine that has none and can
 * install none.
 */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  await ensureProgram('pg_dump');
  const bin = programs();
  if (!bin) {
    process.stdout.write('NOT RUN: no PostgreSQL of the system here and none could be installed.\n');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-own-postgres-'));
  const { ids } = postgresAccount([folder]);
  if (ids) chownSync(folder, ids.uid, ids.gid);
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(bin, program), words, { ...ids, cwd: '/', env: CHILD_ENV, stdio: 'ignore' });
  const start = async (data: string): Promise<OwnPostgres> => {
    const port = await freePort();
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
    run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, `${port}.log`), '-w', 'start');
    let runs = true;
    const standbys: OwnPostgres[] = [];
    const kill = () => {
      if (runs) run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      runs = false;
    };
    return {
      url: `postgres://operator:none@127.0.0.1:${port}/postgres`,
      port,
      async startStandby() {
        const copy = join(folder, `standby-${standbys.length}`);
        run('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', 'operator', '-D', copy, '-R', '-c', 'fast');
        const standby = await start(copy);
        standbys.push(standby);
        return standby;
      },
      async startOn(restored) {
        const server = await start(restored);
        standbys.push(server);
        return server;
      },
      promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
      kill,
      stop() {
        for (const standby of standbys) standby.kill();
        kill();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'operator', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  return start(data);
}
