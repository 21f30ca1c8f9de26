import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { medians } from './report.mjs';

/** Clock ticks per second of /proc; the same on every Linux that Node runs on. */
const TICKS = 100;
/** What a machine of two cores keeps busy without queueing. */
const CONNECTIONS = 8;

/** CPU milliseconds that a process has used so far, its threads included. Linux only; 0 elsewhere. */
export function cpuMs(pid) {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return 0;
  }
}

/** CPU milliseconds that the embedded PostgreSQL of a server has used so far, its ended connections included. */
export function databaseCpuMs(pid) {
  const processes = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const [, program = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      const fields = rest.split(' ');
      processes.set(Number(name), {
        program,
        parent: Number(fields[1]),
        ticks: [11, 12].map((at) => Number(fields[at])),
      });
      // Of connections that ended, the process that waited for them keeps the time.
      processes.get(Number(name)).ended = Number(fields[13]) + Number(fields[14]);
    } catch {
      // It ended meanwhile.
    }
  }
  const under = (id) => id === pid || (processes.has(id) && under(processes.get(id).parent));
  let ticks = 0;
  for (const [id, { program, ticks: own, ended }] of processes) {
    if (id !== pid && program.startsWith('postgres') && under(id)) ticks += own[0] + own[1] + ended;
  }
  return (ticks * 1000) / TICKS;
}

/** Memory of a process in MB. Linux only; 0 elsewhere. */
export function megabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Puts this process, which makes the load, on the last core and servers on the others, so that who asks and who answers do
 * not push each other aside. What this process starts from now on would share its core: start everything before. Where
 * there is one core or no taskset, nothing happens.
 */
export function setApart(...servers) {
  for (const { pid } of servers) place(pid, `0-${availableParallelism() - 2}`);
  place(process.pid, `${availableParallelism() - 1}`);
}

/** Gives this process, and what it starts from now on, all cores again. */
export function setTogether() {
  place(process.pid, `0-${availableParallelism() - 1}`);
}

function place(pid, cores) {
  if (availableParallelism() > 1) spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
}

/** Loads one address for some seconds. `pid` is the server whose CPU is counted, with `database` that of its PostgreSQL too. */
export async function measure({ name, url, pid, seconds, database = false, ...options }) {
  const before = cpuMs(pid);
  const databaseBefore = database ? databaseCpuMs(pid) : 0;
  const result = await autocannon({ url, duration: seconds, connections: CONNECTIONS, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  const answers = result.requests.total;
  return {
    perSecond: answers / result.duration,
    cpuMs: (cpuMs(pid) - before) / answers,
    databaseMs: database ? (databaseCpuMs(pid) - databaseBefore) / answers : 0,
    p99: result.latency.p99,
  };
}

/**
 * Runs each thing to measure in turn, so many rounds, and gives the medians by name, with `spread`: how far its rounds were
 * apart in CPU time, as a share of the median.
 */
export async function inTurns(things, rounds) {
  const runs = Object.fromEntries(things.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const thing of things) runs[thing.name].push(await measure(thing));
  }
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [name, { ...medians(all), spread: spread(all) }]),
  );
}

/**
 * Runs each thing between two runs of the floor, so many rounds, so that a machine whose speed wanders does so for both. Gives what
 * `inTurns` does, and for each thing `share`: the floor's CPU time of a request as a share of the thing's, PostgreSQL's among it.
 * The median of all rounds counts; `shareSpread` is how far they were apart.
 */
export async function besideFloor(floor, things, rounds) {
  const runs = Object.fromEntries([floor, ...things].map(({ name }) => [name, []]));
  let before = await measure(floor);
  for (let round = 0; round < rounds; round += 1) {
    for (const thing of things) {
      const run = await measure(thing);
      const after = await measure(floor);
      const whole = run.cpuMs + run.databaseMs;
      runs[thing.name].push({ ...run, share: (before.cpuMs + after.cpuMs) / 2 / whole });
      runs[floor.name].push({ ...after, share: 1 });
      before = after;
    }
  }
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [
      name,
      { ...medians(all), spread: spread(all), shareSpread: spread(all, 'share') },
    ]),
  );
}

/** Half of the rounds lie so close together, as a share of their median. */
function spread(runs, figure = 'cpuMs') {
  const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
  const at = (share) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return (at(0.75) - at(0.25)) / at(0.5);
}

/** Starts a floor, which prints its port on its first line. */
export async function startFloor(file, env) {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const port = await new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(Number(String(chunk).trim())));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', resolve);
        child.kill('SIGKILL');
      }),
  };
}
