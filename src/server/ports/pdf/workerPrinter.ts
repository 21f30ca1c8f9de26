import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Paper, PdfPrinter } from './paper';

/** A source file also beside the bundle: the app always runs in its own folder, as its migrations need too. */
const SCRIPT = path.resolve('src/server/ports/pdf/pdfWorker.mjs');
const LONGEST_MS = 60_000;

interface Job {
  done: (bytes: Uint8Array) => void;
  fail: (error: Error) => void;
  timer: NodeJS.Timeout;
}
type Answer = { id: number; bytes: Uint8Array } | { id: number; error: string };

/**
 * Prints in one thread of its own, since laying out is seconds of pure computing. The thread starts with the first
 * paper; one that dies or takes too long fails what it was given, and the next paper starts another.
 */
export function workerPrinter(): PdfPrinter {
  let worker: Worker | null = null;
  let last = 0;
  const jobs = new Map<number, Job>();

  const settle = (id: number): Job | undefined => {
    const job = jobs.get(id);
    jobs.delete(id);
    if (job) clearTimeout(job.timer);
    return job;
  };

  const abandon = (failed: Worker, error: Error) => {
    if (worker !== failed) return;
    worker = null;
    for (const id of jobs.keys()) settle(id)?.fail(error);
    void failed.terminate();
  };

  const start = (): Worker => {
    const started = new Worker(SCRIPT, { execArgv: [] });
    // It never keeps the process from ending.
    started.unref();
    started.on('message', (answer: Answer) => {
      const job = settle(answer.id);
      if ('error' in answer) job?.fail(new Error(answer.error));
      else job?.done(answer.bytes);
    });
    started.on('error', (error) => abandon(started, error));
    started.on('exit', () => abandon(started, new Error('the printing thread ended')));
    return started;
  };

  return {
    print: (paper: Paper) =>
      new Promise<Uint8Array>((done, fail) => {
        const printing = (worker ??= start());
        const id = ++last;
        const timer = setTimeout(() => abandon(printing, new Error('printing took too long')), LONGEST_MS);
        jobs.set(id, { done, fail, timer });
        printing.postMessage({ id, paper });
      }),
    async stop() {
      const running = worker;
      if (running) abandon(running, new Error('the server stops'));
    },
  };
}
