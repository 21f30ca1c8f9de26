import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Issue } from '../../contract/envelope';
import type { ErrorName } from '../../contract/errors';
import { Refusal, refuse } from '../http/fail';
import type { ReadingTask } from './readingTask';

export interface ReaderLimits {
  /** Processes at once, how many of them one person may keep busy, and how many long jobs may run beside short ones. */
  processes: number;
  ofOne: number;
  long: number;
  /** Jobs that wait, of one person and in all, and for how long. */
  waitingOfOne: number;
  waiting: number;
  waitMs: number;
  /** From the start of the work, not from the asking. */
  workMs: number;
  /** A process is replaced after so many jobs, so that nothing of them piles up in it. */
  jobs: number;
  /** The heap of a process; all of its memory is bounded by itself. */
  heapMb: number;
}

const LIMITS: ReaderLimits = {
  processes: 3,
  ofOne: 2,
  long: 2,
  waitingOfOne: 4,
  waiting: 60,
  waitMs: 20_000,
  workMs: 20_000,
  jobs: 100,
  heapMb: 384,
};
/** Beyond this a job counts as long. */
const SHORT_BYTES = 256 * 1024;
const BUSY_SECONDS = 5;
/** A process that has not begun by then never will. */
const START_MS = 20_000;

/** Whose job it is (an account, or an address without a login) and how much there is to read. */
export interface ReadingFor {
  holder: string;
  bytes: number;
}

/** Reads what strangers wrote, in processes of lower priority: one that is killed or hangs harms its own job alone. */
export interface Readers {
  read<Input, Output>(task: ReadingTask<Input, Output>, input: Input, given: ReadingFor): Promise<Output>;
  stop(): void;
}

export type ReadingAnswer =
  | { began: true }
  | { output: unknown }
  | { refusal: ErrorName; issues?: Issue[] }
  | { failure: string };

interface Job extends ReadingFor {
  order: { task: string; input: unknown };
  done: (output: unknown) => void;
  fail: (error: Error) => void;
  patience: NodeJS.Timeout;
}

/** While developing there is no bundle: the process then reads its own file as it was written. */
const AS_WRITTEN = import.meta.url.endsWith('.ts');
const SCRIPT = fileURLToPath(new URL(AS_WRITTEN ? '../fileReader.ts' : './fileReader.mjs', import.meta.url));

function newProcess(heapMb: number): ChildProcess {
  const child = fork(SCRIPT, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, ...(AS_WRITTEN ? ['--import', 'tsx'] : [])],
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
export function openReaders(limits: ReaderLimits = LIMITS): Readers {
  const idle: ChildProcess[] = [];
  const busy = new Map<ChildProcess, Job>();
  const served = new Map<ChildProcess, number>();
  const queue: Job[] = [];

  const isLong = ({ bytes }: ReadingFor) => bytes > SHORT_BYTES;
  const mayRun = (job: Job) => {
    const running = [...busy.values()];
    if (running.length >= limits.processes) return false;
    if (running.filter(({ holder }) => holder === job.holder).length >= limits.ofOne) return false;
    return !isLong(job) || running.filter(isLong).length < limits.long;
  };

  const next = () => {
    for (let at = queue.findIndex(mayRun); at >= 0; at = queue.findIndex(mayRun)) {
      const [job] = queue.splice(at, 1);
      if (job) run(job);
    }
  };

  const run = (job: Job) => {
    clearTimeout(job.patience);
    const child = idle.pop() ?? newProcess(limits.heapMb);
    let late = false;
    const endAfter = (ms: number) =>
      setTimeout(() => {
        late = true;
        child.kill('SIGKILL');
      }, ms);
    let timer = endAfter(START_MS);
    const settle = () => {
      clearTimeout(timer);
      child.removeAllListeners();
      busy.delete(child);
    };
    busy.set(child, job);
    child.on('message', (answer: ReadingAnswer) => {
      if ('began' in answer) {
        clearTimeout(timer);
        timer = endAfter(limits.workMs);
        return;
      }
      settle();
      retire(child);
      tell(job, answer);
      next();
    });
    child.once('error', (error) => {
      settle();
      child.kill('SIGKILL');
      job.fail(error);
      next();
    });
    child.once('exit', (code, signal) => {
      settle();
      served.delete(child);
      job.fail(endOf(late, code, signal));
      next();
    });
    child.send(job.order);
  };

  /** Keeps a process for the next job, or ends it after its last. */
  const retire = (child: ChildProcess) => {
    const jobs = (served.get(child) ?? 0) + 1;
    served.set(child, jobs);
    if (jobs < limits.jobs) {
      child.once('exit', () => forget(child));
      child.once('error', () => forget(child));
      idle.push(child);
    } else {
      served.delete(child);
      child.kill('SIGKILL');
    }
  };
  const forget = (child: ChildProcess) => {
    served.delete(child);
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
  };

  return {
    read<Input, Output>(task: ReadingTask<Input, Output>, input: Input, given: ReadingFor): Promise<Output> {
      const own = [...queue, ...busy.values()].filter(({ holder }) => holder === given.holder).length;
      if (own >= limits.ofOne + limits.waitingOfOne || queue.length >= limits.waiting) return refuseBusy();
      return new Promise<Output>((done, fail) => {
        const patience = setTimeout(() => {
          queue.splice(queue.indexOf(job), 1);
          fail(new Refusal('READING_BUSY', { retryAfter: BUSY_SECONDS }));
        }, limits.waitMs);
        const job: Job = {
          ...given,
          order: { task: task.name, input },
          done: (output) => done(output as Output),
          fail,
          patience,
        };
        queue.push(job);
        next();
      });
    },
    stop() {
      for (const job of queue.splice(0)) {
        clearTimeout(job.patience);
        job.fail(new Error('the server stops'));
      }
      for (const child of [...idle.splice(0), ...busy.keys()]) child.kill('SIGKILL');
    },
  };
}

async function refuseBusy(): Promise<never> {
  return refuse('READING_BUSY', { retryAfter: BUSY_SECONDS });
}

function tell(job: Job, answer: Exclude<ReadingAnswer, { began: true }>): void {
  if ('output' in answer) job.done(answer.output);
  else if ('failure' in answer) job.fail(new Error(answer.failure));
  else job.fail(new Refusal(answer.refusal, answer.issues ? { issues: answer.issues } : {}));
}

/** A process that was ended in the middle of its work was stopped for its time, or took more memory than there is. */
function endOf(late: boolean, code: number | null, signal: NodeJS.Signals | null): Error {
  if (late) return new Refusal('READING_TOO_LONG');
  return signal ? new Refusal('READING_TOO_MUCH') : new Error(`the reading process ended (${code})`);
}
