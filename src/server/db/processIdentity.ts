import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename } from 'node:path';

/** Two processes of one boot and one namespace see each other by their pids. */
export function processPlace(): { boot: string; namespace: string } {
  if (process.platform !== 'linux') return { boot: hostname(), namespace: '' };
  return { boot: bootId(), namespace: seesItself() ? linkOrEmpty('/proc/self/ns/pid') : randomUUID() };
}

/** Whether /proc shows the namespace of this process: it may be left over from the one around it. */
function seesItself(): boolean {
  return linkOrEmpty('/proc/self') === String(process.pid);
}

/**
 * When a process started, as an opaque text, or undefined when no such process runs (a zombie does not run).
 * A pid alone is reused by the system; pid and start together are not.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStart(pid);
  if (!answers(pid)) return undefined;
  if (process.platform === 'win32') return 'running';
  const [state, ...start] = ps(pid, 'stat=,lstart=').trim().split(/\s+/);
  return state === undefined || state === '' || state.startsWith('Z') ? undefined : start.join(' ');
}

/** Whether `pid` is a PostgreSQL server of exactly this data directory: nothing else may be signalled. */
export function isPostgresOf(pid: number, databaseDir: string): boolean {
  if (processStart(pid) === undefined) return false;
  if (process.platform === 'win32') return tasklist(pid).toLowerCase().includes('postgres.exe');
  if (process.platform === 'linux') {
    const words = readOrEmpty(`/proc/${pid}/cmdline`).split('\0');
    const dir = words[words.indexOf('-D') + 1];
    return basename(words[0] ?? '') === 'postgres' && words.includes('-D') && dir === databaseDir;
  }
  const command = ps(pid, 'command=').trim();
  return /(^|\/)postgres /.test(command) && command.includes(`-D ${databaseDir} `);
}

/** Waits until the process is gone. False when it still runs after `ms` milliseconds. */
export async function waitForEnd(pid: number, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (processStart(pid) !== undefined) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

function linuxStart(pid: number): string | undefined {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  // The second field is the program's name in brackets and may hold spaces; state is the third, start the 22nd.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  if (stat === '' || state === 'Z' || state === 'X') return undefined;
  return `${bootId()} ${fields[19] ?? ''}`;
}

const bootId = () => readOrEmpty('/proc/sys/kernel/random/boot_id').trim();

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ps(pid: number, columns: string): string {
  return outputOf('ps', ['-ww', '-o', columns, '-p', String(pid)]);
}

function tasklist(pid: number): string {
  return outputOf('tasklist', ['/FI', `PID eq ${pid}`, '/NH']);
}

function outputOf(command: string, words: string[]): string {
  try {
    return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function linkOrEmpty(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
