import { type RefObject, useEffect, useState } from 'react';

/** Whether a table has outgrown its box: by much content, or by letters that its reader has made large. */
export function useTooWide(frame: RefObject<HTMLElement | null>): boolean {
  const [tooWide, setTooWide] = useState(false);
  useEffect(() => {
    const table = frame.current?.firstElementChild;
    if (!frame.current || !(table instanceof HTMLElement)) return;
    const box = frame.current;
    const look = () => setTooWide(table.offsetWidth > box.clientWidth + 1);
    const watch = new ResizeObserver(look);
    watch.observe(box);
    watch.observe(table);
    return () => watch.disconnect();
  }, [frame]);
  return tooWide;
}
