import type { MessagePort } from 'node:worker_threads';
import { takePieces } from './making/takePieces.mjs';
import type { MakingTask } from './making/makers';
import { comparisonBookTask } from './modules/award/comparison/comparisonBookTask';
import { answerBookTask } from './modules/quotation/answerBookTask';
import { stockBookTask } from './modules/stock/stockBookTask';

/** The thread that writes large workbooks. */
const tasks: readonly MakingTask<never, never, unknown>[] = [comparisonBookTask, answerBookTask, stockBookTask];

const WRITING_SHARE = 0.3;

/** Does one job of the pool. */
export default async function make({ task, head, port }: { task: string; head: never; port: MessagePort }) {
  const known = tasks.find(({ name }) => name === task);
  if (!known) throw new Error(`nobody makes ${task}`);
  const rows = await takePieces(port);
  // How far the writing has come within its library is not told.
  port.postMessage(WRITING_SHARE);
  return known.make(head, rows as never[]);
}
