import { and, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { countedDay, trackingEvent } from '../../db/schema/tracking';

export type TrackingRow = typeof trackingEvent.$inferInsert;

/** Adds what readers did; none is fine. */
export async function addTrackingEvents(db: Executor, rows: TrackingRow[]): Promise<void> {
  await insertRows(db, trackingEvent, rows);
}

/** Deletes what came before a moment, days that are still to be counted excepted. */
export async function deleteActionsBefore(db: Executor, before: Date): Promise<void> {
  await db
    .delete(trackingEvent)
    .where(
      and(
        lt(trackingEvent.received_at, before),
        sql`${trackingEvent.received_at} < (select (max(day) + 1)::timestamp at time zone 'Asia/Seoul' from ${countedDay})`,
      ),
    );
}
