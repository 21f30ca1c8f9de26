import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef } from 'react';
import { useUndo } from '../../../ui/useUndo';
import { changedLines, type Selection } from '../selection';

type Select = (selection: Selection) => void;

/**
 * `replace` chooses for many lines at once, as a plan does, and `bar` offers the way back where lines lost what had been
 * chosen for them. A choice of a single line (`choose`) ends the offer: going back would lose it.
 */
export function useReplacing(selection: Selection, select: Select) {
  const { t } = useTranslation('project');
  const { offer, forget, bar } = useUndo();
  const newest = useRef(select);
  useEffect(() => {
    newest.current = select;
  });
  const replace: Select = useCallback(
    (change) => {
      const lost = Object.keys(changedLines(selection, change)).filter((line) => selection[line]?.length);
      select(change);
      if (lost.length > 0) offer(t('compare.replaced', { count: lost.length }), () => newest.current(selection));
      else forget();
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
