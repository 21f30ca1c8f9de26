import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Executor } from './database';
import { appClock } from './schema/order';
import { NOW } from './clock.sql';
import { send } from './statement';

/** The one clock: the database's. Outside prod the test harness may move it. */
export async function databaseNow(executor: Executor): Promise<Date> {
  const [row] = await send(executor, NOW, []);
  if (!row) throw new Error('the database told no time');
  return row.now;
}

/**
 * Defines `app_now()`. Where the clock may be moved it adds the offset that stands in `app_clock`; everywhere else it is
 * the plain clock, so that nothing in the database can shift a deadline.
 */
export async function defineClock(pool: pg.Pool, movable: boolean): Promise<void> {
  if (movable) await pool.query("insert into app_clock (id, clock_offset) values (1, '0') on conflict do nothing");
  const body = movable
    ? "select clock_timestamp() + coalesce((select clock_offset from app_clock limit 1), interval '0')"
    : 'select clock_timestamp()';
  await pool.query(`create or replace function app_now() returns timestamptz language sql volatile as $$ ${body} $$`);
}

/** Moves the clock that many seconds ahead of the real time. Only where it was defined as movable. */
export async function moveClock(executor: Executor, seconds: number): Promise<void> {
  await executor.update(appClock).set({ clock_offset: sql`make_interval(secs => ${seconds})` });
}
