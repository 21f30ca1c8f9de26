import { spawnSync } from 'node:child_process';
import { callable, show } from './processes.mjs';

const isRoot = () => process.getuid?.() === 0;
const sudo = () => (isRoot() ? [] : ['sudo', '-n']);

/** Whether packages of the system can be installed without asking anybody for a password. */
export function privileged() {
  return isRoot() || callable('sudo', ['-n', 'true']);
}

/** The commands by which this machine could install a package of the system, named as each manager knows it. */
export function packageWays({ apt, dnf, brew, winget }) {
  const ways = [];
  const may = privileged();
  if (apt && may && callable('apt-get')) {
    const install = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${apt}`;
    ways.push([...sudo(), 'sh', '-c', install]);
  }
  if (dnf && may && callable('dnf')) ways.push([...sudo(), 'dnf', 'install', '-y', '-q', dnf]);
  if (brew && process.platform === 'darwin' && callable('brew')) ways.push(['brew', 'install', ...brew]);
  if (winget && process.platform === 'win32' && callable('winget')) {
    const silent = ['--silent', '--accept-package-agreements', '--accept-source-agreements'];
    ways.push(['winget', 'install', ...silent, '-e', '--id', winget]);
  }
  return ways;
}

const PROGRAMS = {
  buildah: {
    version: ['--version'],
    places: ['/usr/bin/buildah', '/usr/local/bin/buildah'],
    ways: { apt: 'buildah', dnf: 'buildah' },
  },
  curl: {
    version: ['--version'],
    places: ['/usr/bin/curl', '/usr/local/bin/curl'],
    ways: { apt: 'curl', dnf: 'curl', brew: ['curl'] },
  },
  debootstrap: {
    version: ['--version'],
    places: ['/usr/sbin/debootstrap', '/usr/bin/debootstrap'],
    ways: { apt: 'debootstrap', dnf: 'debootstrap' },
  },
  nginx: {
    version: ['-v'],
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
    ways: { apt: 'nginx-light', dnf: 'nginx', brew: ['nginx'] },
  },
  openssl: {
    version: ['version'],
    places: ['/usr/bin/openssl', '/usr/local/bin/openssl'],
    ways: { apt: 'openssl', dnf: 'openssl', brew: ['openssl'] },
  },
  promtool: {
    version: ['--version'],
    places: ['/usr/bin/promtool', '/usr/local/bin/promtool'],
    ways: { apt: 'prometheus', dnf: 'golang-github-prometheus', brew: ['prometheus'] },
  },
  pg_dump: {
    version: ['--version'],
    places: ['/usr/bin/pg_dump', '/usr/local/bin/pg_dump'],
    ways: { apt: 'postgresql', dnf: 'postgresql-server', brew: ['postgresql'] },
  },
  pgbouncer: {
    version: ['--version'],
    places: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'],
    ways: { apt: 'pgbouncer', dnf: 'pgbouncer', brew: ['pgbouncer'] },
  },
  rsync: {
    version: ['--version'],
    places: ['/usr/bin/rsync', '/usr/local/bin/rsync'],
    ways: { apt: 'rsync', dnf: 'rsync', brew: ['rsync'] },
  },
  'redis-server': {
    version: ['--version'],
    places: ['/usr/bin/redis-server', '/usr/local/bin/redis-server'],
    ways: { apt: 'redis-server', dnf: 'redis', brew: ['redis'] },
  },
};

/** A program that tests need beside the product, installed when it is missing. Undefined where that is not possible. */
export async function ensureProgram(name) {
  const { version, places, ways } = PROGRAMS[name];
  const find = () => [...places, name].find((place) => spawnSync(place, version, { stdio: 'ignore' }).status === 0);
  const present = find();
  if (present) return present;
  for (const way of packageWays(ways)) {
    process.stdout.write(`No ${name} yet. Trying: ${way.join(' ')}\n`);
    const [command = '', ...words] = way;
    // A package that starts a service of its own would stand in the way of the ports of others.
    await show(command, words, { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
    const installed = find();
    if (installed) return installed;
  }
  return undefined;
}
