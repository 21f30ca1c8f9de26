import { EARLY_PRESS } from '../ui/nativeControls';

/**
 * Runs in the page's head. It records what a person types, chooses or presses in the server's markup while the page's
 * scripts are still to come. Each control takes its record when its component runs (`ui/nativeControls`): fields pass it to
 * their handler, buttons are pressed again. Links, and forms with an address, work by themselves and are left alone.
 */
export const EARLY_INPUT = `(function () {
var typed = new WeakMap(), pressed = new WeakSet(), taken = new WeakSet();
window.stlbsEarlyUses = {
  any: false,
  take: function (element) {
    if (taken.has(element)) return;
    taken.add(element);
    return pressed.has(element) ? { pressed: true } : typed.get(element);
  }
};
['input', 'click', 'keydown', 'wheel'].forEach(function (kind) {
  addEventListener(kind, function () { window.stlbsEarlyUses.any = true; }, { capture: true, once: true, passive: true });
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
