import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { browserStore } from '../browserStore';

/** A named way to look at a list: the query of its address. */
export interface SavedView {
  name: string;
  query: string;
}

const shape = z.array(z.object({ name: z.string(), query: z.string() }));
const MOST = 20;
const keyOf = (list: string) => `stlbs-views-${list}`;
const none: readonly SavedView[] = [];
const store = browserStore();
const read = new Map<string, { text: string; views: readonly SavedView[] }>();

function viewsOf(list: string): readonly SavedView[] {
  const text = localStorage.getItem(keyOf(list)) ?? '[]';
  const kept = read.get(list);
  if (kept?.text === text) return kept.views;
  const views = parsed(text);
  read.set(list, { text, views });
  return views;
}

function parsed(text: string): readonly SavedView[] {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return none;
  }
}

function keep(list: string, views: readonly SavedView[]): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(views.slice(-MOST)));
  } catch {
    // A full or forbidden store: the view still stands in the address.
  }
  store.tell();
}

/** Views of a list that this browser keeps, oldest first. */
export function useSavedViews(list: string) {
  const views = useSyncExternalStore(
    store.subscribe,
    () => viewsOf(list),
    () => none,
  );
  return {
    views,
    /** One of the same name is replaced. */
    save: (view: SavedView) => keep(list, [...views.filter(({ name }) => name !== view.name), view]),
    /** Gives the way to put it back, in its place. */
    remove: (name: string) => {
      keep(
        list,
        views.filter((view) => view.name !== name),
      );
      return () => keep(list, views);
    },
  };
}
