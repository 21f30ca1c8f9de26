import { Worker } from 'node:worker_threads';
import { CallerLeft, fail } from '../../../http/fail';
import { countedQueue } from '../../../watching/queues';
import type { PlanAnswer, PlanTask } from './planTask';

/** Threads that plan at the same time, requests that wait for one, and what one person may ask for. */
const THREADS = 2;
const WAITING = 8;
const OF_ONE_PERSON = 2;
const PER_MINUTE = 60;

/** While developing there is no bundle: the thread then reads its own file as it was written. */
const AS_WRITTEN = import.meta.url.endsWith('.ts');

function newThread(): Worker {
  if (!AS_WRITTEN) return new Worker(new URL('./planWorker.mjs', import.meta.url));
  const file = JSON.stringify(new URL('./planWorker.ts', import.meta.url).href);
  return new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import(${file})))`, { eval: true });
}

const counted = countedQueue('plans');
const idle: Worker[] = [];
const queue: Array<() => void> = [];
let running = 0;
const requested = new Map<string, { at: number[]; open: number }>();

/** Does a task in a thread of its own. Ends it, and the thread with it, when `signal` is aborted. */
export async function plan(task: PlanTask, account: string, signal: AbortSignal): Promise<PlanAnswer> {
  const person = admit(account);
  try {
    await turn(signal);
    try {
      return await inThread(task, signal);
    } finally {
      running -= 1;
      counted.ends();
      queue.shift()?.();
    }
  } finally {
    person.open -= 1;
  }
}

function admit(account: string) {
  const now = Date.now();
  for (const [key, { at, open }] of requested) {
    if (open === 0 && (at.at(-1) ?? 0) < now - 60_000) requested.delete(key);
  }
  const person = requested.get(account) ?? { at: [], open: 0 };
  person.at = person.at.filter((at) => at > now - 60_000);
  if (person.open >= OF_ONE_PERSON || person.at.length >= PER_MINUTE || queue.length >= WAITING) {
    return fail('TOO_MANY_REQUESTS');
  }
  person.at.push(now);
  person.open += 1;
  requested.set(account, person);
  return person;
}

async function turn(signal: AbortSignal): Promise<void> {
  if (running >= THREADS) {
    const waitsNoMore = counted.waits();
    await new Promise<void>((resolve, reject) => {
      const wake = () => {
        waitsNoMore();
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(wake), 1);
        waitsNoMore();
        reject(new CallerLeft());
      };
      queue.push(wake);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
  running += 1;
  counted.begins();
}

/** A thread that was stopped in the middle is thrown away; one that has finished is kept for the next task. */
function inThread(task: PlanTask, signal: AbortSignal): Promise<PlanAnswer> {
  const thread = idle.pop() ?? newThread();
  thread.unref();
  return new Promise((resolve, reject) => {
    const done = (keep: boolean) => {
      signal.removeEventListener('abort', stop);
      thread.off('message', take);
      thread.off('error', onError);
      if (keep) idle.push(thread);
      else void thread.terminate();
    };
    const stop = () => {
      done(false);
      reject(new CallerLeft());
    };
    const take = (message: { answer?: PlanAnswer; failure?: string }) => {
      done(message.answer !== undefined);
      if (message.answer) resolve(message.answer);
      else reject(new Error(message.failure));
    };
    const onError = (error: Error) => {
      done(false);
      reject(error);
    };
    thread.on('message', take);
    thread.on('error', onError);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    thread.postMessage(task);
  });
}
