import { parentPort } from 'node:worker_threads';
import type { Highs } from 'highs';
import { doTask, type PlanTask } from './planTask';

/** A thread that plans awards, one after the other: solving blocks it, and never the one that answers requests. */
let solver: Promise<Highs> | undefined;

function loadSolver(): Promise<Highs> {
  solver ??= import('highs').then(({ default: load }) => load());
  return solver;
}

parentPort?.on('message', (task: PlanTask) => {
  doTask(task, loadSolver).then(
    (answer) => parentPort?.postMessage({ answer }),
    (error: unknown) =>
      parentPort?.postMessage({ failure: error instanceof Error ? (error.stack ?? '') : String(error) }),
  );
});
