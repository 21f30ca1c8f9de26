import { useCallback, useEffect, useRef, useState } from 'react';
import type { GridJump } from '../../../ui/lineGrid/gridTypes';
import type { Problem } from './quoteForm';
import type { QuoteRow } from './quoteRow';

type Attempts = { problems: readonly Problem[]; attempt: number };

/** Leads to what keeps a quotation from being sent: to the first place after each attempt, and to any that is pressed. */
export function useProblemJump(rows: readonly QuoteRow[], { problems, attempt }: Attempts) {
  const [cell, setCell] = useState<GridJump | null>(null);
  const led = useRef(0);
  const to = useCallback(
    ({ term, line }: Problem) => {
      if (line) {
        const row = rows.findIndex((one) => one.line.line_no === line.no);
        setCell((before) => ({ row, key: line.field, at: (before?.at ?? 0) + 1 }));
      }
      if (term) toField(term);
    },
    [rows],
  );
  useEffect(() => {
    const first = problems[0];
    if (attempt <= led.current || !first) return;
    led.current = attempt;
    to(first);
  }, [attempt, problems, to]);
  return { cell, to };
}

function toField(name: string): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`#content [name="${name}"]`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}
