import type { Hub, Waiting } from '../../../../contract/entities/hub';
import type { Audience } from '../../../shell/audience/useAudience';

type Record = Waiting['records'][number];

/** One line of the day: a record that waits, or that more of its kind wait than are named. */
export type DayTask = Pick<Waiting, 'kind' | 'side'> &
  ({ record: Record; more?: never } | { record?: never; more: number });

/**
 * On which side a company's day begins: the one it works on; where it works on both, the one chosen last in this browser,
 * before any choice the one with more going on.
 */
export function firstSide({ waiting, counts }: Pick<Hub, 'waiting' | 'counts'>, chosen: Audience | null): Audience {
  const work = (side: Audience) =>
    waiting.reduce((sum, one) => sum + (one.side === side ? one.count : 0), 0) +
    Object.values(counts[side]).reduce((sum, count) => sum + count, 0);
  const [buying, selling] = [work('buyer'), work('seller')];
  if (chosen && buying > 0 && selling > 0) return chosen;
  return selling > buying ? 'seller' : 'buyer';
}

/** Everything that waits, the most urgent first; what nothing presses follows, the reader's own side first. */
export function dayTasks(waiting: readonly Waiting[], first: Audience): DayTask[] {
  const named = waiting.flatMap(({ kind, side, records }) =>
    records.map((record): DayTask => ({ kind, side, record })),
  );
  const urgent = named.filter(({ record }) => record?.due_at);
  const rest = named.filter(({ record }) => !record?.due_at);
  const own = (task: DayTask) => (task.side === first ? 0 : 1);
  urgent.sort((a, b) => (a.record?.due_at ?? '').localeCompare(b.record?.due_at ?? '') || own(a) - own(b));
  rest.sort((a, b) => own(a) - own(b));
  const tasks = [...urgent, ...rest];
  // That there are more of a kind stands right after the last one that is named.
  for (const { kind, side, count, records } of waiting) {
    if (count <= records.length) continue;
    const last = tasks.findLastIndex((task) => task.kind === kind && task.side === side && task.record);
    tasks.splice(last + 1, 0, { kind, side, more: count - records.length });
  }
  return tasks;
}
