import type { TimelineEvent } from '../../../../contract/entities/project';
import type { MemberWork, Work } from '../../../http/context';
import { addTimeline, type TimelineEntry, type TimelineRow } from './timeline.repository';

type What = Pick<TimelineEntry, 'kind' | 'rfq_id' | 'order_id' | 'seller_company_id' | 'note' | 'params'>;

/** Writes an entry in the name of the person at work. */
export async function recordStep(work: MemberWork, side: 'buyer' | 'seller', what: What): Promise<void> {
  const { session } = work;
  await addTimeline(work.db, {
    ...what,
    is_test: session.is_test,
    actor_side: side,
    actor_name: session.name,
    company_id: session.company_id,
    company_name: session.company_name,
    at: work.now,
  });
}

/** Writes an entry that the system itself caused. */
export async function recordSystemStep(work: Work, world: boolean, what: What): Promise<void> {
  await addTimeline(work.db, { ...what, is_test: world, actor_side: 'system', at: work.now });
}

/** An event of a history as it leaves; its words are made by whoever shows it. */
export function presentTimeline(row: TimelineRow): TimelineEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor_side: row.actor_side,
    actor_name: row.actor_name,
    company_name: row.company_name,
    note: row.note,
    params: row.params,
  };
}
