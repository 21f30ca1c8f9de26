import dynamic from 'next/dynamic';
import { type ComponentType, useSyncExternalStore } from 'react';
import { useNarrow } from '../useNarrow';
import { usePrinting } from '../usePrinting';
import { RecordRows, type RecordRowsProps } from './RecordRows';
import { MOST_DRAWN } from './longTable';
import type { WindowedRows as Windowed } from './WindowedRows';

/** Keeps its type, which the loader forgets. */
const WindowedRows = dynamic(() => import('./WindowedRows').then((module) => module.WindowedRows as ComponentType), {
  ssr: false,
}) as unknown as typeof Windowed;

const neverChanges = () => () => undefined;

/**
 * Rows of which a table has too many: the server draws the first, the browser those in sight. Paper shows all. A phone's
 * cards are too high to be guessed: it draws the first, and what it is asked to.
 */
export function LongRows<Row>({ rows, ...props }: RecordRowsProps<Row>) {
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const narrow = useNarrow();
  if (usePrinting()) return <RecordRows {...props} rows={rows} />;
  if (inBrowser && !narrow) return <WindowedRows {...props} rows={rows} />;
  return <RecordRows {...props} rows={rows.slice(0, MOST_DRAWN)} />;
}
