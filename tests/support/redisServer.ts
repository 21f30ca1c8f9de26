import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '../../scripts/packages.mjs';
import { type Running, startProgram } from './childProgram';
import { freePort } from './serverProcess';

export interface RedisServer {
  url: string;
  /** Takes it away at once. */
  kill9(): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** A real Redis of its own; null, and a line that says so, on a machine that has none and can install none. */
export async function startRedis(): Promise<RedisServer | null> {
  const program = await ensureProgram('redis-server');
  if (!program) {
    process.stdout.write('NOT RUN: no redis-server here and none could be installed; what needs it is left out.\n');
    return null;
  }
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-redis-'));
  const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  let running: Running = await startProgram(program, words, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill9: () => running.end('SIGKILL'),
    async startAgain() {
      running = await startProgram(program, words, port);
    },
    async stop() {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
