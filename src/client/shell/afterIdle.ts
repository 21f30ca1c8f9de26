import Router from 'next/router';
import { rest } from '../ui/rest';
import { TOUCHES, USES } from './uses';

let idle: Promise<void> | undefined;
let used: Promise<void> | undefined;

/** A page in the background draws nothing. */
const LONGEST_FRAME_MS = 200;

/** Resolves once the first of these events is drawn: what comes to life with a press does not delay what that press shows. */
async function firstOf(kinds: readonly string[]): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      for (const kind of kinds) window.removeEventListener(kind, done, true);
      resolve();
    };
    for (const kind of kinds) window.addEventListener(kind, done, { capture: true, passive: true });
  });
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Once the page leads on by itself, as after a notification that was pressed: React waits for a part whose script is awaited. */
function navigation(): Promise<void> {
  return new Promise((resolve) => {
    for (const kind of ['routeChangeStart', 'hashChangeStart'] as const) Router.events.on(kind, () => resolve());
  });
}

function after(moment: Promise<void>, work: () => void): () => void {
  let wanted = true;
  void moment.then(() => {
    if (wanted) work();
  });
  return () => {
    wanted = false;
  };
}

/**
 * Runs `work` when the first page has come to rest or somebody uses it; at once from then on. For what a reader does not
 * wait for: reports, chat, the service worker. Answers a function that calls it off.
 */
export function afterIdle(work: () => void): () => void {
  idle ??= Promise.race([rest(), firstOf(TOUCHES)]);
  return after(idle, work);
}

/**
 * Runs `work` when somebody uses the first page (a press, a key, the wheel), or it leads on by itself; at once from then on. For what nobody misses
 * who only looks at the first view. A page without anything below the window is in sight as a whole, and its rest counts too.
 */
export function afterUse(work: () => void): () => void {
  // What happened before the scripts were there, the script in the page's head has noted.
  used ??= window.stlbsEarlyUses?.used
    ? Promise.resolve()
    : Promise.race([
        firstOf(USES),
        navigation(),
        rest().then(() => (nothingBelow() ? undefined : new Promise<void>(() => {}))),
      ]);
  return after(used, work);
}

const nothingBelow = () => document.documentElement.scrollHeight <= window.innerHeight;
