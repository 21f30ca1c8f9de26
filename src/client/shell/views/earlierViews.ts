import * as z from 'zod';
import { type SavedView, savedView } from '../../../contract/entities/viewSettings';
import type { ListName } from '../../../contract/lists';
import { MOST_SAVED_VIEWS } from '../../../contract/lists';

/** Where an earlier release kept the named views of a list in the browser. */
const KEYS: Partial<Record<ListName, string>> = {
  requests: 'stlbs-views-buyer-requests',
  received: 'stlbs-views-seller-requests',
};

/** The named views of a list that this browser still keeps from an earlier release, oldest first. */
export function earlierViews(list: ListName): readonly SavedView[] {
  const key = KEYS[list];
  if (!key) return [];
  try {
    return z.array(savedView).parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Leaves in the browser what could not be taken over; nothing where all of it was. */
export function leaveEarlier(list: ListName, left: readonly SavedView[]): void {
  const key = KEYS[list];
  if (!key) return;
  try {
    if (left.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(left));
  } catch {
    // A forbidden store: taking over again changes nothing, as each view is there already.
  }
}

/**
 * The person's views with those of the browser behind them. A view that is there already is not repeated, another of the
 * same name gets a number. `left` are those that no longer fit.
 */
export function withEarlier(kept: readonly SavedView[], earlier: readonly SavedView[]) {
  const views = [...kept];
  const left: SavedView[] = [];
  for (const view of earlier) {
    if (views.some(({ name, query }) => query === view.query && isNumbered(name, view.name))) continue;
    if (views.length < MOST_SAVED_VIEWS) views.push({ ...view, name: freeName(view.name, views) });
    else left.push(view);
  }
  return { views, left };
}

const MOST_LETTERS = 40;
const numbered = (name: string, number: number) =>
  number === 1 ? name : `${name.slice(0, MOST_LETTERS - ` (${number})`.length)} (${number})`;

/** Whether a name is the other one, or what it became beside another view of that name. */
const isNumbered = (name: string, of: string) =>
  Array.from({ length: MOST_SAVED_VIEWS + 1 }, (_, index) => numbered(of, index + 1)).includes(name);

function freeName(name: string, views: readonly SavedView[]): string {
  let number = 1;
  while (views.some((view) => view.name === numbered(name, number))) number += 1;
  return numbered(name, number);
}
