/**
 * Runs in the page's head: what people press, type or choose in what the server drew, before its script has come, counts as
 * soon as it has. React marks the elements it has taken over and lets an earlier press fall; what was typed stays in its
 * field, but no component knows of it, and a search would go out without its words. Links, and forms with an address, work
 * by themselves and are left alone. React passes an input on only where a field's tracker knew another value. What it
 * was told before the whole page was its own falls too, and its tracker shows that: then it is told again. While React takes
 * an element over it sets the element's value once more, and the tracker would look as if a report in that time had been
 * heard. So an event that nothing listens to goes first: React finishes the part that it is meant for before it passes it on.
 */
export const EARLY_INPUT = `(function () {
function taken(el) { return Object.keys(el).some(function (key) { return key.indexOf('__react') === 0 }) }
function tracked(el) { return el.tagName === 'SELECT' ? taken(el) : el._valueTracker }
function once(el, ready, then) {
  var end = Date.now() + 3e4;
  (function look() {
    if (!el.isConnected || Date.now() > end) return;
    if (!ready(el) || !then()) requestAnimationFrame(look);
  })();
}
function say(el, name) { el.dispatchEvent(new Event(name, { bubbles: true })) }
function heard(el) {
  var ticks = el.type === 'checkbox' || el.type === 'radio', tracker = el._valueTracker;
  return !tracker || tracker.getValue() === (ticks ? String(el.checked) : el.value);
}
function report(el, value, checked) {
  say(el, 'auxclick');
  if (el.tagName === 'SELECT') {
    el.value = value;
    say(el, 'change');
  } else if (el.type === 'checkbox' || el.type === 'radio') {
    el.checked = checked;
    el._valueTracker.setValue(String(!checked));
    say(el, 'click');
  } else {
    if (el.value === el.defaultValue) el.value = value;
    el._valueTracker.setValue(el.defaultValue);
    say(el, 'input');
  }
  return heard(el);
}
var touched = new Map();
addEventListener('input', function (event) {
  var el = event.target;
  if (!el.closest || !el.closest('#__next') || tracked(el)) return;
  var key = el.type === 'radio' ? el.name : el, known = touched.has(key);
  touched.set(key, [el, el.value, el.checked]);
  if (!known) once(el, tracked, function () {
    var done = report.apply(null, touched.get(key));
    if (done) touched.delete(key);
    return done;
  });
}, true);
addEventListener('click', function (event) {
  var at = event.target, button = at.closest && at.closest('#__next button');
  if (!button || taken(button)) return;
  if (button.type === 'submit' && button.form && button.form.hasAttribute('action')) return;
  event.preventDefault();
  event.stopPropagation();
  once(button, taken, function () { button.click(); return true });
}, true);
})()`;
