import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

type Props = {
  /** Esc before it is drawn. */
  onLeave: () => void;
  children: ReactNode;
};

/**
 * Draws its content a moment after what stands around it: a press that opens a window dims the page at once, and the window with
 * all it holds comes in a pass of its own, which the browser may paint before. A key meanwhile is for the window, as the focus
 * would be: it is drawn first.
 */
export function NextPaint({ onLeave, children }: Props) {
  const due = useDeferredValue(true, false);
  const [wanted, setWanted] = useState(false);
  const drawn = due || wanted;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return flushSync(() => setWanted(true));
    event.preventDefault();
    // A window below this one is not meant.
    event.stopImmediatePropagation();
    onLeave();
  });
  useEffect(() => {
    if (drawn) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [drawn]);
  return drawn ? children : null;
}
