import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef } from 'react';
import { useUndo } from '../../../ui/useUndo';
import { changedLines, type Selection } from '../selection';

type Select = (selection: Selection) => void;

/**
 * `replace` chooses for many lines at once, as a plan does, and `bar` offers the way back where lines lost what had been
 * chosen for them. It goes back for the lines that were replaced, so that what a colleague chose for others meanwhile stays. A
 * choice of a single line (`choose`) ends the offer: going back would lose it.
 */
export function useReplacing(selection: Selection, select: Select) {
  const { t } = useTranslation('project');
  const { offer, forget, bar } = useUndo();
  const newest = useRef({ selection, select });
  useEffect(() => {
    newest.current = { selection, select };
  });
  const replace: Select = useCallback(
    (change) => {
      const changed = Object.keys(changedLines(selection, change));
      const count = changed.filter((line) => selection[line]?.length).length;
      select(change);
      if (count === 0) return forget();
      const before = Object.fromEntries(changed.map((line) => [line, selection[line] ?? []]));
      const words = t(Object.keys(change).length > 0 ? 'compare.replaced' : 'compare.cleared', { count });
      offer(words, () => newest.current.select({ ...newest.current.selection, ...before }));
    },
    [selection, select, offer, forget, t],
  );
  const choose: Select = useCallback(
    (change) => {
      forget();
      select(change);
    },
    [select, forget],
  );
  return { replace, choose, bar };
}
