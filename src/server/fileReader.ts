import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from './http/fail';
import { pagedListTask, requestListTask } from './modules/material/requestListTask';
import { numberTask } from './modules/order/erp/numberTask';
import { mailTask } from './modules/mailIn/mailTask';
import { stockListTask } from './modules/stock/list/stockListTask';
import { answerSheetTask } from './modules/quotation/answerSheetTask';
import { vendorListTask } from './modules/request/vendor/vendorListTask';
import type { ReadingMessage, ReadingOrder } from './reading/readers';
import type { ReadingTask } from './reading/readingTask';

/** The process that reads what strangers wrote: one job after the other, at a lower priority than the server. */
const tasks: readonly ReadingTask<never, unknown>[] = [
  requestListTask,
  pagedListTask,
  stockListTask,
  answerSheetTask,
  vendorListTask,
  numberTask,
  mailTask,
];

/** All its memory, in megabytes, as the starting process says; the heap alone is bounded by how it is started. */
const MOST_BYTES = (Number(process.argv[2]) || 700) * 1024 * 1024;
const LOOK_MS = 50;

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
// A thread of its own still looks while reading keeps the other busy. It also ends what a killed server left behind.
new Worker(
  `setInterval(() => {
    if (process.memoryUsage.rss() > ${MOST_BYTES} || process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
  }, ${LOOK_MS})`,
  { eval: true, execArgv: [] },
).unref();

async function answerTo({ task, input }: { task: string; input: never }): Promise<ReadingMessage> {
  try {
    const known = tasks.find(({ name }) => name === task);
    if (!known) throw new Error(`nobody reads ${task}`);
    return { output: await known.read(input, (progress) => process.send?.({ progress } satisfies ReadingMessage)) };
  } catch (error) {
    if (error instanceof AppError) {
      return { refusal: error.code, ...(error.detail.issues ? { issues: error.detail.issues } : {}) };
    }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let pieces: Uint8Array[] = [];

process.on('message', (order: ReadingOrder) => {
  if ('piece' in order) {
    pieces.push(order.piece);
    return;
  }
  const { task, input, field } = order;
  const whole = field ? { ...(input as object), [field]: Buffer.concat(pieces) } : input;
  pieces = [];
  process.send?.({ began: true } satisfies ReadingMessage);
  void answerTo({ task, input: whole as never }).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
