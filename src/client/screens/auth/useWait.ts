import { useEffect, useState } from 'react';

/** Counts down to zero after `start`; whole seconds left. */
export function useWait(seconds: number, runsAtOnce = false): { left: number; start: () => void } {
  const [left, setLeft] = useState(runsAtOnce ? seconds : 0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: () => setLeft(seconds) };
}
