/** Long enough for a reload to fail again, so that it is not repeated. */
const AGAIN_MS = 60_000;

/** What the page says: no file of texts is there yet. */
interface Words {
  text: string;
  reload: string;
}

/**
 * Runs in the page's head: a page whose own script or style sheet does not come, as it may after a release, is loaded again,
 * once. Without a network it says so, and is loaded again once there is one, unless something was typed in it. Nothing of it runs
 * yet; parts that come later are requested by `ui/onceReachable`.
 */
export const reloadWithoutScript = ({ text, reload }: Words): string => `(function () {
var key = 'stlbs.reloadedAt', waits = false;
function untyped() {
  return [].every.call(document.querySelectorAll('textarea, input:not([type=radio], [type=checkbox])'), function (field) {
    return field.value === field.defaultValue;
  });
}
function wait() {
  if (waits) return;
  waits = true;
  var note = document.createElement('div'), link = document.createElement('a');
  note.setAttribute('role', 'alert');
  note.setAttribute('data-missing-script', '');
  link.href = '';
  link.onclick = function () { location.reload(); return false; };
  link.textContent = ${inScript(reload)};
  note.append(${inScript(text)}, link);
  document.body.append(note);
  addEventListener('online', function () { if (untyped()) location.reload(); });
}
function missing(event) {
  var part = event.target || {};
  var source = part.tagName === 'SCRIPT' ? part.src : part.tagName === 'LINK' && part.rel === 'stylesheet' && part.href;
  if (!source || source.indexOf('/_next/static/') < 0) return;
  if (!navigator.onLine) {
    if (document.body) wait();
    else addEventListener('DOMContentLoaded', wait);
    return;
  }
  removeEventListener('error', missing, true);
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < ${AGAIN_MS}) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  } catch (error) {}
}
addEventListener('error', missing, true);
addEventListener('load', function () { removeEventListener('error', missing, true); });
})()`;

/** As a string of a script that stands in a page. */
const inScript = (text: string) => JSON.stringify(text).replace(/</g, '\\u003c');
