/** Whether the system asks for less motion. CSS reads it by itself; this is for what a script moves. */
export const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings something into sight, gliding unless the reader wants less motion. */
export function bringIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
}
