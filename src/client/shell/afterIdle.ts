const LONGEST_WAIT_MS = 3_000;
/** Where a browser cannot report that it is idle. */
const GUESS_MS = 1_500;
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

let idle: Promise<void> | undefined;

/** Once the page is loaded and has nothing left to do, or somebody uses it, whichever comes first. */
function firstIdle(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const kind of TOUCHES) window.removeEventListener(kind, done, true);
      resolve();
    };
    const rest = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: LONGEST_WAIT_MS });
      else setTimeout(done, GUESS_MS);
    };
    for (const kind of TOUCHES) window.addEventListener(kind, done, { capture: true, passive: true });
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  });
}

/**
 * Runs `work` when the first page has come to rest; at once from then on. For what a reader does not wait for: reports,
 * chat, toasts. Answers a function that calls it off.
 */
export function afterIdle(work: () => void): () => void {
  let wanted = true;
  idle ??= firstIdle();
  void idle.then(() => {
    if (wanted) work();
  });
  return () => {
    wanted = false;
  };
}
