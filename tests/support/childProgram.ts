import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import { until } from './until';

/** A program beside the product, on a port of this machine. */
export interface Running {
  child: ChildProcess;
  output(): string;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program, as another account where one is given, and waits until its port takes connections. */
export async function startProgram(
  command: string,
  words: string[],
  port: number,
  ids?: { uid: number; gid: number },
): Promise<Running> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], ...ids });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let gone = false;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void exited.then(() => (gone = true));
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!gone) child.kill(signal);
    await exited;
  };
  await until(
    () => `connections to ${command}:\n${output}`,
    async () => {
      if (gone) throw new Error(`${command} did not start:\n${output}`);
      return takesConnections(port);
    },
  );
  return { child, output: () => output, end };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const report = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => report(true)).once('error', () => report(false));
  });
}
