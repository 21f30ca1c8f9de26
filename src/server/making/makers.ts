import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Language } from '../../contract/constants';
import type { ExportKind } from '../../contract/entities/fileExport';
import type { ErrorName } from '../../contract/errorCodes';
import type { FileAnswer } from '../../contract/fileAnswer';
import type { Env } from '../env';
import { AppError, type ErrorDetail } from '../http/fail';
import type { Session } from '../http/sessionType';
import { openTurns, type TurnLimits } from '../turns';
import type { Making } from './making';

/** A requested file: what a thread needs to read and write it. Plain data. */
export interface FileOrder {
  kind: ExportKind;
  params: unknown;
  query: unknown;
  language: Language;
  session: Session;
}

/** What a thread is started with: it has a database connection of its own. */
export interface MakerSettings {
  env: Env;
  databaseUrl: string;
}

/** One job of a thread. It stops after reading when there are more than `mostRows`; `port` takes its progress from 0 to 1. */
export interface MakerJob {
  order: FileOrder;
  mostRows: number;
  port: MessagePort;
}

/** An error as plain data: a copied error would lose its class and its code. */
export interface Failure {
  message: string;
  stack?: string | undefined;
  code?: unknown;
  cause?: Failure;
}

/** What came of a job. */
export type MakerOutcome =
  | { file: FileAnswer }
  | { tooLong: { ms: number } }
  | { refused: { code: ErrorName; detail: ErrorDetail } }
  | { failed: Failure };

export interface MakerLimits extends TurnLimits {
  heapMb: number;
}

/** Long jobs leave one thread to the short ones, and one company leaves one to the others. */
const THREADS = Math.max(2, os.availableParallelism()) + 1;
const LIMITS: MakerLimits = {
  atOnce: THREADS,
  ofOne: 2,
  long: THREADS - 1,
  waitingOfOne: 20,
  waiting: 200,
  waitMs: 120_000,
  heapMb: 1_024,
};
/** Rows beyond which a job counts as long. */
const SHORT_ROWS = 500;
const IDLE_MS = 5 * 60_000;
/** Linux gives the server's own thread the processor first. */
const NICE = 5;

/**
 * Makes files in threads, from the reading of the database to the last byte, so that no file holds up the server's own
 * thread. What takes too long or too much memory fails alone.
 */
export interface Makers {
  make(order: FileOrder, making: Making): Promise<FileAnswer>;
  stop(): Promise<void>;
}

/** While developing there is no bundle: the threads then read their own file as it was written. */
const AS_WRITTEN = import.meta.url.endsWith('.ts');
const MAKER = fileURLToPath(new URL(AS_WRITTEN ? '../makerWorker.ts' : './makerWorker.mjs', import.meta.url));

/**
 * A thread loads its script by `import` alone. Node 20 ends the whole process when a thread is ended while it loads a module by
 * `require`, which Piscina tries first.
 */
const BY_IMPORT = '--no-experimental-require-module';

/** The threads of this server; each starts with the first job that finds none free, and ends when nothing comes. */
export function openMakers(settings: MakerSettings, limits: MakerLimits = LIMITS, script = MAKER): Makers {
  const turns = openTurns(limits, 'files');
  let pool: Piscina<MakerJob, MakerOutcome> | null = null;
  const open = () =>
    new Piscina<MakerJob, MakerOutcome>({
      filename: script,
      minThreads: 0,
      maxThreads: limits.atOnce,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
      execArgv: [BY_IMPORT, ...(script.endsWith('.ts') ? ['--import', 'tsx'] : [])],
      env: { NODE_ENV: 'production' },
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    });

  const run = async (order: FileOrder, making: Making, mostRows: number): Promise<MakerOutcome> => {
    pool ??= open();
    const { port1, port2 } = new MessageChannel();
    const time = AbortSignal.timeout(making.workMs);
    port1.on('message', (share: number) => making.progress(share));
    try {
      const signal = AbortSignal.any([time, making.signal]);
      return await pool.run({ order, mostRows, port: port2 }, { signal, transferList: [port2] });
    } catch (error) {
      if (time.aborted) throw new AppError('FILE_TIMEOUT');
      throw isOutOfMemory(error) ? new AppError('FILE_TOO_MUCH') : error;
    } finally {
      port1.close();
    }
  };
  const takeTurn = (order: FileOrder, making: Making, long: boolean) =>
    turns.take({ holder: order.session.company_id, long }, () => run(order, making, long ? Infinity : SHORT_ROWS));

  return {
    async make(order, making) {
      const first = await takeTurn(order, making, false);
      if (!('tooLong' in first)) return fileOf(first);
      making.expect(first.tooLong.ms);
      return fileOf(await takeTurn(order, making, true));
    },
    async stop() {
      turns.stop();
      await pool?.destroy();
    },
  };
}

function fileOf(outcome: MakerOutcome): FileAnswer {
  if ('file' in outcome) return outcome.file;
  if ('refused' in outcome) throw new AppError(outcome.refused.code, outcome.refused.detail);
  if ('tooLong' in outcome) throw new Error('a long file was given back twice');
  throw errorOf(outcome.failed);
}

function errorOf({ message, cause, ...rest }: Failure): Error {
  return Object.assign(new Error(message, cause && { cause: errorOf(cause) }), rest);
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
