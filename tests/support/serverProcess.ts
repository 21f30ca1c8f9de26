import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ServerProcess = {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** The settings it was started with, for a second start on the same data. */
  env: Record<string, string>;
  /** Everything it printed so far. */
  output(): string;
  isRunning(): boolean;
  /** Asks it to end (SIGTERM) and resolves to its exit code; removes a folder that was made for it. */
  stop(): Promise<number | null>;
  /** Takes the process away at once, as a power cut would; the folder stays. */
  kill9(): Promise<void>;
};

/** The settings of a server under test; `env` wins over the defaults. */
export function testSettings(env: Record<string, string>): Record<string, string> {
  return {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    APP_ENV: 'localhost',
    HOST: '127.0.0.1',
    DEMO_DATA: '0',
    TEST_CLOCK: '1',
    TEST_CHECKS: '1',
    // Tests say from which address somebody calls.
    TRUST_PROXY: '127.0.0.1',
    // What a test changes is on the next page.
    PAGE_CACHE_SECONDS: '0',
    // A machine busy with other tests answers slowly, and nobody is to be turned away for it.
    WANTED_ANSWER_MS: '600000',
    // Nor does a file go to the background because a busy machine makes it slowly.
    EXPORT_AFTER_MS: '600000',
    // A test makes in seconds what a person does in an hour.
    CALLS_A_MINUTE: '1000000',
    SLOW_STATEMENT_MS: '600000',
    LOG_LEVEL: 'warn',
    TZ: 'UTC',
    ...env,
  };
}

/**
 * Starts the built server on a free port and waits until `/api/ready` answers 200. `env` wins over the defaults: a
 * fresh DATA_DIR, no demo data, a clock that tests may move. `folder` holds another build than that of this run. Throws with the
 * server's output when it does not start.
 */
export async function startProcess(env: Record<string, string> = {}, folder = process.cwd()): Promise<ServerProcess> {
  const ownFolder = env['DATA_DIR'] === undefined ? mkdtempSync(join(tmpdir(), 'stlbs-test-')) : undefined;
  const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT']);
  const settings = testSettings({ PORT: String(port), DATA_DIR: ownFolder ?? '', ...env });
  const dataDir = settings['DATA_DIR'] ?? '';
  // Nothing of the developer's own settings reaches a test.
  const inherited = Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'SystemRoot'].map((key) => [key, process.env[key]]));
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...settings } as NodeJS.ProcessEnv,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const url = `http://127.0.0.1:${port}`;
  const server: ServerProcess = {
    url,
    port,
    pid: child.pid ?? 0,
    dataDir,
    env: settings,
    output: () => output,
    isRunning: () => isRunning(child),
    stop: async () => {
      const code = await end(child, 'SIGTERM');
      if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
      return code;
    },
    kill9: async () => {
      await end(child, 'SIGKILL');
    },
  };
  try {
    await untilReady(url, child);
    return server;
  } catch (error) {
    await server.stop();
    throw new Error(`${(error as Error).message}\n${output}`, { cause: error });
  }
}

/** Starting takes seconds; a busy machine is given time. */
const START_MS = 240_000;
/** One call that hangs is sent again. */
const READY_MS = 10_000;

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    if (!isRunning(child)) throw new Error('The server ended while starting.');
    const status = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(READY_MS) }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error('The server was not ready in time.');
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Ends a process; one that ignores the signal for 20 seconds is taken away. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!isRunning(child)) return child.exitCode;
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const code = await exited;
  clearTimeout(force);
  return code;
}

/** A port of this machine that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
