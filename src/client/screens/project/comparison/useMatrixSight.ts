import { type RefObject, useMemo, useState } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { useNarrow } from '../../../ui/useNarrow';
import { useMatrixWindow } from './useMatrixWindow';

/** Cards drawn at first on a phone, where the page itself is scrolled. */
const CARDS = 30;

type Rows = Comparison['rows'];

/** What of the matrix is drawn: on a desk what its frame shows, on a phone whole cards, more of them when asked. */
export function useMatrixSight(frame: RefObject<HTMLElement | null>, rows: Rows, sellers: readonly ComparisonSeller[]) {
  const narrow = useNarrow();
  const [cards, setCards] = useState(CARDS);
  const ids = useMemo(() => rows.map(({ line }) => line.id), [rows]);
  const seen = useMatrixWindow(frame, ids, sellers.length);
  const [from, to] = narrow ? [0, sellers.length] : [seen.columns.start, seen.columns.end];
  const [top, bottom] = narrow ? [0, cards] : [seen.rows.start, seen.rows.end];
  return {
    /** Place of the first row and of the first seller that are drawn. */
    top,
    from,
    rows: rows.slice(top, bottom),
    sellers: useMemo(() => sellers.slice(from, to), [sellers, from, to]),
    /** What the rows and columns out of sight would take; null where all are in the page. */
    room: narrow ? null : { rows: seen.rows, columns: seen.columns },
    heightOf: (id: string) => (narrow ? undefined : seen.heightOf(id)),
    size: { rows: rows.length, columns: sellers.length, offsetOf: seen.offsetOf, headHeight: seen.headHeight },
    /** Rows for which a phone's reader has to ask, and the asking. */
    left: narrow ? Math.max(0, rows.length - cards) : 0,
    more: () => setCards(cards + CARDS * 2),
  };
}
