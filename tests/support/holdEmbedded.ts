import { type ChildProcess, spawn } from 'node:child_process';
import pg from 'pg';

/** A process of its own with an embedded database. */
export interface Holder {
  child: ChildProcess;
  pid: number;
  output(): string;
  /** What follows the first line that begins so. */
  line(start: string): Promise<string>;
}

/** Starts a process that holds an embedded database on a folder, under a command where one is named. */
export function holdEmbedded(dataDir: string, under: readonly string[] = []): Holder {
  const [command, ...words] = [...under, process.execPath, '--import', 'tsx', 'tests/support/embeddedHolder.ts'];
  const child = spawn(command, [...words, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const line = async (start: string) => {
    const until = Date.now() + 40_000;
    for (;;) {
      const found = output.split('\n').find((text, at, all) => text.startsWith(start) && at < all.length - 1);
      if (found) return found.slice(start.length);
      if (Date.now() > until || child.exitCode !== null) throw new Error(`No line ${start} in: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, pid: child.pid ?? 0, output: () => output, line };
}

/** Sends a signal and resolves to the exit code. */
export async function endHolder({ child }: Holder, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return exited;
}

/** Asks one thing on a connection of its own. */
export async function queryOnce(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
