import { type ChildProcess, fork } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Issue } from '../../contract/envelope';
import type { ErrorName } from '../../contract/errorCodes';
import { AppError } from '../http/fail';
import { openTurns, type TurnLimits } from '../turns';
import type { OnProgress, Progress, ReadingTask } from './readingTask';

export interface ReaderLimits extends TurnLimits {
  /** From the start of the work, not from the asking; it begins again with each progress that the work reports. */
  workMs: number;
  /** A process is replaced after so many jobs, so that nothing of them piles up in it. */
  jobs: number;
  /** The heap of a process, and all of its memory, which it watches itself. */
  heapMb: number;
  memoryMb: number;
}

const LIMITS: ReaderLimits = {
  atOnce: 3,
  ofOne: 2,
  long: 2,
  waitingOfOne: 4,
  waiting: 60,
  // Together less than a browser waits for an answer, and than a transaction may stand still.
  waitMs: 8_000,
  workMs: 20_000,
  jobs: 100,
  heapMb: 384,
  memoryMb: 700,
};
/** Scans and long PDFs: one at a time, so that the others have a processor, and each page has its time. */
export const PAGE_LIMITS: ReaderLimits = {
  ...LIMITS,
  atOnce: 1,
  ofOne: 1,
  long: 1,
  waitingOfOne: 1,
  waiting: 12,
  waitMs: 120_000,
  workMs: 120_000,
  jobs: 20,
  // A page of A4 with both sets of letters takes 750.
  memoryMb: 1_100,
};
/** Beyond this a job counts as long. */
const SHORT_BYTES = 256 * 1024;
/** A process that has not begun by then never will. */
const START_MS = 20_000;

/** Whose job it is, and how much there is to read. */
export interface ReadingFor {
  holder: string;
  bytes: number;
  /** Ends the job, or its waiting. */
  signal?: AbortSignal;
  onProgress?: OnProgress;
}

/** Reads what strangers wrote, in processes of lower priority: one that is killed or hangs harms its own job alone. */
export interface Readers {
  read<Input, Output>(task: ReadingTask<Input, Output>, input: Input, given: ReadingFor): Promise<Output>;
  stop(): void;
}

type Answer = { output: unknown } | { refusal: ErrorName; issues?: Issue[] } | { failure: string };
export type ReadingMessage = { began: true } | { progress: Progress } | Answer;
/** What a process is sent: pieces of long bytes, then the task whose `field` they are. */
export type ReadingOrder = { piece: Uint8Array } | { task: string; input: unknown; field?: string };

/** While developing there is no bundle: the process then reads its own file as it was written. */
const AS_WRITTEN = import.meta.url.endsWith('.ts');
const SCRIPT = fileURLToPath(new URL(AS_WRITTEN ? '../fileReader.ts' : './fileReader.mjs', import.meta.url));

interface WholeOrder {
  task: string;
  input: unknown;
}

function newProcess(script: string, { heapMb, memoryMb }: ReaderLimits): ChildProcess {
  const child = fork(script, [String(memoryMb)], {
    execArgv: [`--max-old-space-size=${heapMb}`, ...(script.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    // Nothing of the server's settings: a file that breaks out of its reader finds no key here.
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It never keeps the server from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

/** The reading processes of this server; each starts with the first job that finds none free. */
export function openReaders(limits: ReaderLimits = LIMITS, script = SCRIPT): Readers {
  const turns = openTurns(limits, limits === PAGE_LIMITS ? 'scans' : 'lists');
  const idle: ChildProcess[] = [];
  const all = new Map<ChildProcess, number>();

  const take = (): ChildProcess => {
    const kept = idle.pop();
    if (kept) return kept;
    const child = newProcess(script, limits);
    all.set(child, 0);
    child.once('exit', () => {
      all.delete(child);
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    });
    // What is sent to a process that has just ended; the job learns it from its exit.
    child.on('error', () => child.kill('SIGKILL'));
    return child;
  };
  const give = (child: ChildProcess) => {
    const jobs = (all.get(child) ?? 0) + 1;
    all.set(child, jobs);
    if (jobs < limits.jobs) idle.push(child);
    else child.kill('SIGKILL');
  };

  return {
    read<Input, Output>({ name }: ReadingTask<Input, Output>, input: Input, given: ReadingFor) {
      const { holder, bytes, signal } = given;
      return turns.take({ holder, long: bytes > SHORT_BYTES, signal }, async () => {
        const child = take();
        const answer = await answerOf(child, { task: name, input }, limits.workMs, given);
        give(child);
        if ('output' in answer) return answer.output as Output;
        if ('failure' in answer) throw new Error(answer.failure);
        throw new AppError(answer.refusal, answer.issues ? { issues: answer.issues } : {});
      });
    },
    stop() {
      turns.stop();
      for (const child of all.keys()) child.kill('SIGKILL');
    },
  };
}

/** What a process answers. One that ends in the middle was stopped for its time, or took more memory than there is. */
function answerOf(
  child: ChildProcess,
  order: WholeOrder,
  workMs: number,
  { signal, onProgress }: ReadingFor,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let late = false;
    const endAfter = (ms: number) =>
      setTimeout(() => {
        late = true;
        child.kill('SIGKILL');
      }, ms);
    let timer = endAfter(START_MS);
    const cancel = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', cancel);
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      child.off('message', hear);
      child.off('exit', end);
    };
    const hear = (message: ReadingMessage) => {
      clearTimeout(timer);
      if ('began' in message || 'progress' in message) {
        if ('progress' in message) onProgress?.(message.progress);
        timer = endAfter(workMs);
        return;
      }
      settle();
      resolve(message);
    };
    const end = (code: number | null, killedBy: NodeJS.Signals | null) => {
      settle();
      if (late || signal?.aborted) reject(new AppError('FILE_TIMEOUT'));
      else if (killedBy && BROKEN_BY.has(killedBy)) reject(new AppError('FILE_UNREADABLE'));
      else reject(killedBy ? new AppError('FILE_TOO_MUCH') : new Error(`the reading process ended (${code})`));
    };
    child.on('message', hear);
    child.on('exit', end);
    void sendInPieces(child, order);
  });
}

/** What ends a process whose decoder did not bear its input. */
const BROKEN_BY: ReadonlySet<NodeJS.Signals> = new Set(['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE']);

const PIECE_BYTES = 1024 * 1024;

/** Long bytes of an order go before it, piece by piece: copying ten megabytes at once would hold everybody up. */
async function sendInPieces(child: ChildProcess, { task, input }: WholeOrder): Promise<void> {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const [field, bytes] = fields.find(([, value]) => value instanceof Uint8Array && value.length > PIECE_BYTES) ?? [];
  if (field === undefined) {
    child.send({ task, input });
    return;
  }
  const whole = bytes as Uint8Array;
  for (let at = 0; at < whole.length && child.connected; at += PIECE_BYTES) {
    child.send({ piece: whole.subarray(at, at + PIECE_BYTES) } satisfies ReadingOrder);
    await nextTurn();
  }
  if (child.connected)
    child.send({ task, input: { ...(input as object), [field]: null }, field } satisfies ReadingOrder);
}
