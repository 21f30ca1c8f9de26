import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './processes.mjs';
import { LOCK_FILES } from './toolPackages.mjs';

/**
 * A registry that does not carry the binaries of every platform leaves them out of a lock file, and then
 * `npm ci` refuses the file everywhere. Their names and versions stand in the packages that want them: this writes
 * them in. Run it after `npm install`: node scripts/completeLock.mjs
 */
const SYSTEMS = ['android', 'darwin', 'freebsd', 'openbsd', 'netbsd', 'linux', 'win32', 'sunos', 'openharmony'];
const CPUS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

/** Optional packages that the lock file wants and does not list: where they belong and their entry. */
export function missingEntries(packages) {
  const missing = {};
  for (const [from, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = resolved(packages, from, name);
      if (found && (packages[found].version === version || !/^\d[\w.-]*$/.test(version))) continue;
      const parent = from.lastIndexOf('/node_modules/');
      const beside = parent < 0 ? from : from.slice(0, parent);
      missing[found ? `${beside}/node_modules/${name}` : `node_modules/${name}`] = entryOf(name, version, entry);
    }
  }
  return missing;
}

/** Where Node would find the package from there, innermost folder first. */
function resolved(packages, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (base === '') return undefined;
  }
}

function entryOf(name, version, parent) {
  const words = name.split('/').at(-1).split('-');
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = CPUS.find((each) => words.includes(each));
  const musl = words.some((word) => word.startsWith('musl'));
  const libc = musl ? 'musl' : words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(parent.dev ? { dev: true } : {}),
    ...(parent.devOptional ? { devOptional: true } : {}),
    ...(parent.peer ? { peer: true } : {}),
    ...(os === 'linux' && libc ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const name of LOCK_FILES) {
    const file = inRoot(name);
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    const missing = missingEntries(lock.packages);
    const all = Object.entries({ ...lock.packages, ...missing });
    lock.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    process.stdout.write(`${name}: ${Object.keys(missing).length} entries added\n`);
  }
}
