import { EARLY_PRESS } from '../ui/nativeControls';
import { USES } from './uses';

/**
 * Runs in the page's head. It records what a person types, chooses or presses in the server's markup while the page's
 * scripts are still to come. Each control takes its record when its component runs (`ui/nativeControls`): fields pass it to
 * their handler, buttons are pressed again. Until then a line at the page's head (`data-early-waits` in GlobalStyle) shows that a press
 * was heard, and Esc calls it off. `used` says that the page was used at all. Links, and forms with an address, work by
 * themselves and are left alone.
 */
export const EARLY_INPUT = `(function () {
var typed = new WeakMap(), pressed = new Set(), taken = new WeakSet(), root = document.documentElement;
function show() {
  pressed.forEach(function (button) { if (!button.isConnected) pressed.delete(button); });
  root.toggleAttribute('data-early-waits', pressed.size > 0);
}
var uses = window.stlbsEarlyUses = {
  used: false,
  take: function (element) {
    if (taken.has(element)) return;
    taken.add(element);
    if (!pressed.delete(element)) return typed.get(element);
    show();
    return { pressed: true };
  }
};
${JSON.stringify(USES)}.forEach(function (kind) {
  addEventListener(kind, function () { uses.used = true; }, { capture: true, once: true, passive: true });
});
addEventListener('input', function (event) {
  if (!taken.has(event.target)) typed.set(event.target, { value: event.target.value });
}, true);
addEventListener('click', function (event) {
  var button = event.target.closest && event.target.closest('button[${EARLY_PRESS}]');
  if (!button || taken.has(button)) return;
  if (button.type === 'submit' && button.form && button.form.hasAttribute('action')) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.add(button);
  show();
}, true);
addEventListener('keydown', function (event) {
  if (event.key !== 'Escape') return;
  pressed.clear();
  show();
}, true);
})()`;
