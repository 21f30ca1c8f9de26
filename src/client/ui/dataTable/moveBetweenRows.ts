import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys on a row's link or box go to the same thing in the next row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (!step || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
  const kind = target.matches('[data-row-focus]')
    ? '[data-row-focus]'
    : target.matches('[data-row-tick]')
      ? '[data-row-tick]'
      : null;
  if (!kind) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)];
  const next = all[all.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
