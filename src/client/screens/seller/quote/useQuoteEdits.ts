import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Filled } from './FillTools';
import { countChanged } from './fillRows';
import type { QuoteRow } from './quoteRow';

type Undo = { before: QuoteRow[]; text: string; id: number };

/**
 * The ways in which rows change: typed over, filled in one go with the way back, by the dialog of an alternate. What is
 * typed after a filling ends its way back.
 */
export function useQuoteEdits(rows: QuoteRow[], onChange: (rows: QuoteRow[]) => void) {
  const { t } = useTranslation('seller');
  /** The alternate whose dialog is open. */
  const [editing, setEditing] = useState<QuoteRow | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const forget = () => setUndo(null);

  const edit = (next: QuoteRow[]) => {
    forget();
    onChange(next);
    const fresh = next.filter((row, index) => row.response === 'alternate' && rows[index]?.response !== 'alternate');
    if (fresh.length === 1 && fresh[0]?.deviations.length === 0) setEditing(fresh[0]);
  };
  const fill = ({ rows: next, kind }: Filled) => {
    const count = countChanged(rows, next);
    if (count === 0) return;
    setUndo({ before: rows, text: t(`fill.${kind}`, { count }), id: Date.now() });
    onChange(next);
  };
  const replace = (changed: QuoteRow) => {
    forget();
    onChange(rows.map((row) => (row.id === changed.id ? changed : row)));
  };
  const save = (changed: QuoteRow) => {
    setEditing(null);
    // The dialog's copy may be older than a change made meanwhile: only what it edits is taken.
    const { response, offered_spec, deviations } = changed;
    const now = rows.find((row) => row.id === changed.id);
    if (now) replace({ ...now, response, offered_spec, deviations });
  };
  const takeBack = (to: QuoteRow[]) => {
    onChange(to);
    forget();
  };
  return { editing, setEditing, undo, forget, takeBack, edit, fill, replace, save };
}
