import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { AppError } from '../http/fail';
import { openTurns, type TurnLimits } from '../turns';
import type { Making } from './making';

/** Something long to be made of our own data, by a thread: `head` goes at once, `rows` in pieces. */
export interface MakingTask<Head, Row, Output> {
  name: string;
  /** Milliseconds that a row takes on a quiet machine. */
  rowMs: number;
  make: (head: Head, rows: Row[]) => Promise<Output>;
}

export interface MakerLimits extends TurnLimits {
  /** From the start of the work, not from the asking. */
  workMs: number;
  heapMb: number;
}

/** Long jobs leave one thread to the short ones, and one person leaves one to the others. */
const THREADS = Math.max(2, os.availableParallelism()) + 1;
const LIMITS: MakerLimits = {
  atOnce: THREADS,
  ofOne: 2,
  long: THREADS - 1,
  waitingOfOne: 20,
  waiting: 200,
  waitMs: 120_000,
  workMs: 60_000,
  heapMb: 1_024,
};
/** Reads for different companies that go on beside each other: each stops at the database again and again. */
const GATHERED_AT_ONCE = 4;
/** Rows beyond which a job counts as long, and rows that are sent at a stretch. */
const SHORT_ROWS = 500;
const PIECE = 100;
/** Milliseconds that a row of a paper takes on a quiet machine. */
const PRINT_ROW_MS = 3;
/** Of all that making a file takes, how much has been done when its rows were read, and when they have been sent. */
const READ_SHARE = 0.1;
const SENT_SHARE = 0.2;
const IDLE_MS = 5 * 60_000;
/** Linux gives the server's own thread the processor first. */
const NICE = 5;

/** Whose job it is, and who follows it. */
interface For {
  holder: string;
  making: Making | null;
}

interface Order {
  filename: string;
  order: object;
  rows: readonly unknown[];
  /** Milliseconds that it is going to take. */
  ms: number;
}

/** Writes large workbooks and papers in threads; what takes too long or too much memory fails alone. */
export interface Makers {
  /** Reads what is to be made, one job of a company after the other: ten large exports asked for at once come in a row. */
  gather<T>(holder: string, read: () => Promise<T>): Promise<T>;
  make<Head, Row, Output>(
    task: MakingTask<Head, Row, Output>,
    given: { head: Head; rows: readonly Row[] } & For,
  ): Promise<Output>;
  print(paper: { head: unknown; rows: readonly unknown[] } & For): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** While developing there is no bundle: the threads then read their own file as it was written. */
const AS_WRITTEN = import.meta.url.endsWith('.ts');
const MAKER = fileURLToPath(new URL(AS_WRITTEN ? '../makerWorker.ts' : './makerWorker.mjs', import.meta.url));
/** A source file also beside the bundle: the app always runs in its own folder, as its migrations need too. */
const PRINTER = path.resolve('src/server/ports/pdf/pdfWorker.mjs');

/** The threads of this server; each starts with the first job that finds none free, and ends when nothing comes. */
export function openMakers(limits: MakerLimits = LIMITS, script = MAKER): Makers {
  const turns = openTurns(limits);
  const gathering = openTurns({ ...limits, atOnce: GATHERED_AT_ONCE, ofOne: 1 });
  let pool: Piscina | null = null;
  const open = () =>
    new Piscina({
      filename: script,
      minThreads: 0,
      maxThreads: limits.atOnce,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
      execArgv: script.endsWith('.ts') ? ['--import', 'tsx'] : [],
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    });

  const run = ({ filename, order, rows, ms }: Order, { holder, making }: For): Promise<unknown> => {
    making?.progress(READ_SHARE);
    making?.expect(ms);
    return turns.take({ holder, long: rows.length > SHORT_ROWS }, async () => {
      pool ??= open();
      const { port1, port2 } = new MessageChannel();
      const time = AbortSignal.timeout(making?.workMs ?? limits.workMs);
      const halt = new AbortController();
      const signal = AbortSignal.any([time, halt.signal, ...(making ? [making.signal] : [])]);
      port1.on('message', (share: number) => making?.progress(SENT_SHARE + (1 - SENT_SHARE) * share));
      try {
        const made = pool.run({ ...order, port: port2 }, { filename, signal, transferList: [port2] });
        // A failure comes while the rows are still on their way.
        const [output] = await Promise.all([made, sendPieces(port1, rows, signal)]);
        return output;
      } catch (error) {
        // A row that could not be sent is the last: its thread would wait for more.
        halt.abort();
        if (time.aborted) throw new AppError('FILE_TIMEOUT');
        throw isOutOfMemory(error) ? new AppError('FILE_TOO_MUCH') : error;
      } finally {
        port1.close();
      }
    });
  };

  return {
    gather: (holder, read) => gathering.take({ holder, long: false }, read),
    async make<Head, Row, Output>(
      { name, rowMs }: MakingTask<Head, Row, Output>,
      { head, rows, ...whose }: { head: Head; rows: readonly Row[] } & For,
    ) {
      const order = { task: name, head };
      return (await run({ filename: script, order, rows, ms: rows.length * rowMs }, whose)) as Output;
    },
    async print({ head, rows, ...whose }) {
      const ms = rows.length * PRINT_ROW_MS;
      return (await run({ filename: PRINTER, order: { head }, rows, ms }, whose)) as Uint8Array;
    },
    async stop() {
      gathering.stop();
      turns.stop();
      await pool?.destroy();
    },
  };
}

/** Copying thousands of rows at once would hold everybody up. */
async function sendPieces(
  port: MessagePort,
  rows: Pick<readonly unknown[], 'length' | 'slice'>,
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < rows.length && !signal.aborted; at += PIECE) {
    port.postMessage(rows.slice(at, at + PIECE));
    await nextTurn();
  }
  port.postMessage(null);
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
