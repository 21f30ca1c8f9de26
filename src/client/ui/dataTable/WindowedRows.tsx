import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { RecordRows, type RecordRowsProps } from './RecordRows';

/** A row of a dense table, before it was measured. */
const USUAL_HEIGHT = 36;
/** Rows drawn above and below those in sight. */
const BESIDE = 25;

/** The rows of a long table that are in sight of the window, between the room that the others take. */
export function WindowedRows<Row>({ rows, ...props }: RecordRowsProps<Row>) {
  const first = useRef<HTMLTableRowElement>(null);
  const [above, setAbove] = useState(0);
  const { rowKey } = props;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => USUAL_HEIGHT,
    overscan: BESIDE,
    scrollMargin: above,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
  });
  // What stands above may grow: a pixel more or less is the rounding of the browser.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const top = (first.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      setAbove((known) => (Math.abs(top - known) > 1 ? top : known));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const shown = virtual.getVirtualItems();
  const [from, to] = [shown[0], shown.at(-1)];
  const before = from ? from.start - above : 0;
  const after = to ? virtual.getTotalSize() - (to.end - above) : 0;
  return (
    <>
      <tr ref={first} aria-hidden style={{ height: before }} />
      <RecordRows
        {...props}
        rows={from && to ? rows.slice(from.index, to.index + 1) : []}
        from={from?.index ?? 0}
        measure={virtual.measureElement}
      />
      <tr aria-hidden style={{ height: after }} />
    </>
  );
}
