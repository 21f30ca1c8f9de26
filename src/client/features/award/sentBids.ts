import type { Bid } from '../../../contract/entities/order';
import type { BidStatus, TimelineEvent } from '../../../contract/entities/project';

type Sent = Pick<Bid, 'sent_at' | 'status'>;

/**
 * Why the award that was sent last came to nothing: the buyer withdrew it, no seller took it, or both. Null while it may
 * still come to something, and where none was sent.
 */
export function unsuccessfulAward(bids: readonly Sent[]): 'withdrawn' | 'declined' | 'both' | null {
  const newest = bids
    .map(({ sent_at }) => sent_at)
    .toSorted()
    .at(-1);
  const statuses = bids.filter(({ sent_at }) => sent_at === newest).map(({ status }) => status);
  if (statuses.length === 0 || statuses.some((status) => status === 'SENT' || status === 'CONFIRMED')) return null;
  if (!statuses.includes('TAKEN_BACK')) return 'declined';
  return statuses.every((status) => status === 'TAKEN_BACK') ? 'withdrawn' : 'both';
}

/**
 * What becomes of the lines of an award that is withdrawn. `again`: nothing else stands, so they can be sent again. `open`: that depends on
 * the sellers who have not responded. `rest`: a seller has accepted, its order follows, and only a new request can ask for them.
 */
export function afterWithdrawal(others: readonly Pick<Bid, 'status'>[]): 'again' | 'open' | 'rest' {
  if (others.some(({ status }) => status === 'CONFIRMED')) return 'rest';
  return others.some(({ status }) => status === 'SENT') ? 'open' : 'again';
}

const PLACE: Partial<Record<BidStatus, number>> = { SENT: 0, CONFIRMED: 1 };

/** What still waits for an answer first, then what was accepted, then the rest; each as they were sent. */
export const pendingFirst = <Row extends Sent>(bids: readonly Row[]): Row[] =>
  bids.toSorted((one, other) => (PLACE[one.status] ?? 2) - (PLACE[other.status] ?? 2));

/** Who did something last, and when; null where nobody has, and where the reader may not know who. */
export interface LastStep {
  name: string;
  at: string;
}

/** The last entry of a kind in a history. */
export function lastStep(timeline: readonly TimelineEvent[], kind: TimelineEvent['kind']): LastStep | null {
  const event = timeline.findLast((one) => one.kind === kind);
  return event?.actor_name ? { name: event.actor_name, at: event.at } : null;
}

/** Who did what a record says was done at that moment; null where that is not known. */
export function whoAt(
  timeline: readonly TimelineEvent[],
  kind: TimelineEvent['kind'],
  at: string | null,
): string | null {
  return timeline.find((one) => one.kind === kind && one.at === at)?.actor_name ?? null;
}
