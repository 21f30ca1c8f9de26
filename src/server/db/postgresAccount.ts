import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that runs PostgreSQL, and how a command is started as that account. */
export type PostgresAccount = {
  /** Undefined: the account of this process. */
  ids: { uid: number; gid: number } | undefined;
  wrap(command: string, words: string[]): [string, string[]];
};

/** PostgreSQL's programs get a plain environment: no setting of the app's or of libpq's reaches them. */
export const CHILD_ENV: NodeJS.ProcessEnv | undefined =
  process.platform === 'win32'
    ? undefined
    : { NODE_ENV: 'production', LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' };

const OWN_ACCOUNT: PostgresAccount = { ids: undefined, wrap: (command, words) => [command, words] };

/** PostgreSQL refuses to run as root, so root hands it to the account `postgres` (made when missing) or `nobody`. */
export function postgresAccount(paths: string[]): PostgresAccount {
  if (process.getuid?.() !== 0) return OWN_ACCOUNT;
  const ids = idsOf('postgres') ?? created('postgres') ?? idsOf('nobody');
  if (!ids) throw new Error('PostgreSQL cannot run as root and there is no other account. Start as another user.');
  if (paths.every((path) => reachable(path, ids))) return { ids, wrap: (command, words) => [command, words] };
  // Under a closed folder such as /root: the account gets the one capability that lets it pass through.
  if (spawnSync('setpriv', ['--version'], { stdio: 'ignore' }).status !== 0) {
    throw new Error(`The account that runs PostgreSQL cannot reach ${paths.join(', ')}. Start as another user.`);
  }
  return { ids, wrap: (command, words) => ['setpriv', [...passage(ids), '--', command, ...words]] };
}

function passage(ids: { uid: number; gid: number }): string[] {
  return [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ];
}

/** Whether every folder above `path` lets the account through. */
function reachable(path: string, ids: { uid: number; gid: number }): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function created(name: string): { uid: number; gid: number } | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'ignore' });
  return idsOf(name);
}

function idsOf(name: string): { uid: number; gid: number } | undefined {
  const id = (option: string) =>
    Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
