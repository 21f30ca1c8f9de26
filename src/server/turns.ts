import { AppError } from './http/fail';
import { countedQueue, type QueueName } from './watching/queues';

export interface TurnLimits {
  /** Jobs at once, how many of them may be one person's, and how many may be long: short ones never wait for all of those. */
  atOnce: number;
  ofOne: number;
  long: number;
  /** Jobs that wait, of one person and in all, and for how long. */
  waitingOfOne: number;
  waiting: number;
  waitMs: number;
}

/** Whose job it is (a company, or a network address without a login) and whether it takes long. */
export interface TurnFor {
  holder: string;
  long: boolean;
  /** A cancelled caller waits no longer. */
  signal?: AbortSignal | undefined;
}

/** Lets jobs begin in their order, but nobody's beyond his share. A person with too many waiting gets a busy answer. */
export interface Turns {
  take<T>(turn: TurnFor, work: () => Promise<T>): Promise<T>;
  /** Refuses all that wait. */
  stop(): void;
}

const BUSY_SECONDS = 5;
const busy = () => new AppError('FILES_BUSY', { retryAfter: BUSY_SECONDS });

interface Waiting extends TurnFor {
  begin: () => void;
  fail: (error: Error) => void;
}

/** Turns for one kind of work within one process. `queueName` names them in the figures. */
export function openTurns(limits: TurnLimits, queueName: QueueName): Turns {
  const counted = countedQueue(queueName);
  const running = new Set<TurnFor>();
  const queue: Waiting[] = [];

  const of = (holder: string, jobs: Iterable<TurnFor>) => [...jobs].filter((job) => job.holder === holder).length;
  const mayBegin = (job: TurnFor) =>
    running.size < limits.atOnce &&
    of(job.holder, running) < limits.ofOne &&
    (!job.long || [...running].filter(({ long }) => long).length < limits.long);
  const next = () => {
    for (let at = queue.findIndex(mayBegin); at >= 0; at = queue.findIndex(mayBegin)) queue.splice(at, 1)[0]?.begin();
  };
  const turnOf = (job: TurnFor) =>
    new Promise<void>((resolve, reject) => {
      const waitsNoMore = counted.waits();
      const cancel = () => leave(busy());
      const leave = (error: Error) => {
        clearTimeout(patience);
        job.signal?.removeEventListener('abort', cancel);
        queue.splice(queue.indexOf(waiting), 1);
        waitsNoMore();
        reject(error);
      };
      const patience = setTimeout(() => leave(busy()), limits.waitMs);
      const waiting: Waiting = {
        ...job,
        begin: () => {
          clearTimeout(patience);
          job.signal?.removeEventListener('abort', cancel);
          running.add(job);
          waitsNoMore();
          counted.begins();
          resolve();
        },
        fail: leave,
      };
      queue.push(waiting);
      job.signal?.addEventListener('abort', cancel);
      next();
    });

  return {
    async take(turn, work) {
      const job = { ...turn };
      if (job.signal?.aborted) throw busy();
      const own = of(job.holder, running) + of(job.holder, queue);
      if (own >= limits.ofOne + limits.waitingOfOne || queue.length >= limits.waiting) throw busy();
      await turnOf(job);
      try {
        return await work();
      } finally {
        running.delete(job);
        counted.ends();
        next();
      }
    },
    stop() {
      for (let job = queue[0]; job; job = queue[0]) job.fail(busy());
    },
  };
}
