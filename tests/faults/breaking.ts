import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from './chance';
import type { Market } from './market';

const DAY_SECONDS = 24 * 60 * 60;

/** Breaks one part and mends it again. */
type Breaking = (market: Market, chance: Chance) => Promise<void>;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What can break, by the name it has in the report. */
export const BREAKINGS: Readonly<Record<string, Breaking>> = {
  'kill -9 of a server': async (market, chance) => {
    const index = chance.whole(0, market.servers.length - 1);
    await market.servers[index]?.kill9();
    await market.startAgain(index);
  },
  'kill -9 of a worker': async (market, chance) => {
    const primary = market.servers[1];
    const workers = primary ? childrenOf(primary.pid) : [];
    if (workers.length > 0) kill(chance.of(workers), 'SIGKILL');
    await pause(chance.whole(200, 1_000));
  },
  'kill -9 of PostgreSQL': async (market) => {
    kill(postmaster(market), 'SIGKILL');
    await pause(1_500);
  },
  'immediate stop of PostgreSQL': async (market) => {
    kill(postmaster(market), 'SIGQUIT');
    await pause(1_000);
  },
  'kill -9 of Redis': async ({ redis }, chance) => {
    await redis?.kill9();
    await pause(chance.whole(300, 1_500));
    await redis?.startAgain();
  },
  'S3 fails': async ({ s3 }, chance) => {
    s3.behave('failing');
    await pause(chance.whole(500, 2_000));
    s3.behave('well');
  },
  'S3 hangs': async ({ s3 }, chance) => {
    s3.behave('hanging');
    await pause(chance.whole(500, 3_000));
    s3.behave('well');
  },
  'the mail server hangs': async ({ emails }, chance) => {
    emails.behave('hanging');
    await pause(chance.whole(1_000, 3_000));
    emails.behave('well');
  },
  'the clock jumps': async (market) => {
    clockDays += 1;
    await moveClock(market);
  },
};

let clockDays = 0;

/**
 * Puts the clock that many days ahead, in the database itself: a server would answer only when every letter has gone,
 * which never comes while six traders make new ones. What became due is found within a second, as in production.
 */
export async function moveClock(market: Market, more = 0): Promise<void> {
  const seconds = (clockDays + more) * DAY_SECONDS;
  await market
    .sql('update app_clock set clock_offset = make_interval(secs => $1)', [seconds])
    .catch((error: unknown) => console.log(`the clock stayed: ${String(error)}`));
}

const postmaster = (market: Market) =>
  Number(readFileSync(join(market.databaseFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** None of a process that has ended. */
function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
