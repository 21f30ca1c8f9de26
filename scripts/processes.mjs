import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project; every script works from here, wherever it was called. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Path of a file in the project. */
export const inRoot = (...names) => join(ROOT, ...names);

/**
 * Starts a program in the project's folder with its output shown; SIGTERM is handed on, and `signal` ends it. Resolves to its exit
 * code.
 */
export function show(command, words, env = {}, signal) {
  return new Promise((resolve) => {
    const child = spawn(command, words, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env }, signal });
    const handOn = () => child.kill('SIGTERM');
    process.on('SIGTERM', handOn);
    const end = (code) => {
      process.off('SIGTERM', handOn);
      resolve(code);
    };
    child.once('error', () => end(127));
    child.once('exit', (code) => end(code ?? 1));
  });
}

/** Runs a program and keeps what it prints. Resolves to its exit code and output. */
export function capture(command, words, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Whether a program can be called by this name. */
export function callable(name, words = ['--version']) {
  return spawnSync(name, words, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Reads .env when there is one; variables that are already set win. */
export function readEnvFile() {
  try {
    process.loadEnvFile(inRoot('.env'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Ends with one sentence when this Node is too old to run the app. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`STLBS needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

const PARENT_LOOK_MS = 250;

/**
 * Ends this process the way SIGTERM does once the npm that runs it has ended: npm sends a signal to the shell in between,
 * which does not pass it on.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const shell = process.ppid;
  const above = parentOfShell(shell);
  const watching = setInterval(() => {
    if (process.ppid === shell && parentOfShell(shell) === above) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_LOOK_MS);
  watching.unref();
}

/** The parent of a shell that runs one command; undefined where that cannot be seen. */
function parentOfShell(pid) {
  try {
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1] !== '-c') return undefined;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
