import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { until } from './until';

export interface Host {
  /** Where it is ordered to start and stop apps. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a process that serves the apps of many test files; what they print goes to `log`. */
export async function startHost(file: string, log: string): Promise<Host> {
  const env = Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'SystemRoot'].map((key) => [key, process.env[key]]));
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, NODE_ENV: 'production', TZ: 'UTC' },
  });
  const printed = createWriteStream(log);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += output.includes('HOST ') ? '' : chunk.toString()));
  child.stdout.pipe(printed, { end: false });
  child.stderr.pipe(printed, { end: false });
  const port = await until(
    () => `the host of the apps; see ${log}`,
    () => {
      if (child.exitCode !== null) throw new Error(`The host of the apps ended; see ${log}.`);
      return /HOST (\d+)/.exec(output)?.[1];
    },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await exited;
      printed.end();
    },
  };
}
