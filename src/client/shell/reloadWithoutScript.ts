/** Long enough for a reload to fail again, so that it is not repeated. */
const AGAIN_MS = 60_000;

/**
 * Runs in the page's head: a page whose own script or style sheet does not come, as it may after a release, is loaded again,
 * once. Nothing of it runs yet; parts that come later are requested by `ui/onceReachable`.
 */
export const RELOAD_WITHOUT_SCRIPT = `(function () {
var key = 'stlbs.reloadedAt';
function missing(event) {
  var part = event.target || {};
  var source = part.tagName === 'SCRIPT' ? part.src : part.tagName === 'LINK' && part.rel === 'stylesheet' && part.href;
  if (!source || source.indexOf('/_next/static/') < 0 || !navigator.onLine) return;
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
