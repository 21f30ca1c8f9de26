import type { SavedView, ViewSettings, ViewSettingsChange } from '../../contract/entities/viewSettings';
import { type ListName, MOST_SAVED_VIEWS } from '../../contract/lists';

/** How a person looks at work pages after a change: of each list only what the change names, of its named filters each. */
export function mergedViewSettings<Known extends Partial<ViewSettings>>(
  known: Known,
  { lists = {}, ...change }: ViewSettingsChange,
) {
  const changed = Object.entries(lists).map(([name, { saved, ...view }]) => {
    const before = known.lists?.[name as ListName];
    return [name, { ...before, ...view, ...(saved && { saved: withSaved(before?.saved ?? [], saved) }) }];
  });
  return { ...known, ...change, lists: { ...known.lists, ...Object.fromEntries(changed) } as ViewSettings['lists'] };
}

type Changed = { name: string; query: string | null };

/** Those that are there keep their place, a new one comes last; of too many the oldest go. */
function withSaved(known: readonly SavedView[], changed: readonly Changed[]): SavedView[] {
  const views = new Map(known.map(({ name, query }) => [name, query]));
  for (const { name, query } of changed) {
    if (query === null) views.delete(name);
    else views.set(name, query);
  }
  return [...views].map(([name, query]) => ({ name, query })).slice(-MOST_SAVED_VIEWS);
}
