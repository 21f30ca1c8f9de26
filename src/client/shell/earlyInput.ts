import { EARLY_PRESS } from '../ui/nativeControls';
import { USES } from './uses';

/**
 * Runs in the page's head. It records what a person types, chooses or presses in the server's markup while the page's
 * scripts are still to come. Each control takes its record when its component runs (`ui/nativeControls`): fields pass it to
 * their handler, buttons are pressed again. `used` says that the page was used at all. Links, and forms with an address, work by themselves and are left alone.
 */
export const EARLY_INPUT = `(function () {
var typed = new WeakMap(), pressed = new WeakSet(), taken = new WeakSet();
var uses = window.stlbsEarlyUses = {
  used: false,
  take: function (element) {
    if (taken.has(element)) return;
    taken.add(element);
    return pressed.has(element) ? { pressed: true } : typed.get(element);
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
}, true);
})()`;
