import { lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { trackingEvent } from '../../db/schema/tracking';

export type TrackingRow = typeof trackingEvent.$inferInsert;

export async function addTrackingEvents(db: Executor, rows: TrackingRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(trackingEvent).values(rows);
}

export async function deleteActionsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(trackingEvent).where(lt(trackingEvent.received_at, before));
}
