/** Places of the request that windows lead to. */
export const PASTED_TEXT = '#lines textarea';
export const DELIVERY_PLACE = '[data-field="delivery_place"]';

/** Leaves a window for a place of the page and puts the cursor there; `arrive` resolves once the place is in sight. */
export function leadTo(place: string, leave: () => void, arrive: () => Promise<void> = () => Promise.resolve()): void {
  leave();
  // After the window has given the focus back.
  requestAnimationFrame(() => void arrive().then(() => document.querySelector<HTMLElement>(place)?.focus()));
}
