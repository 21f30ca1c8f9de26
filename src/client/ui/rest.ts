const LONGEST_WAIT_MS = 3_000;
/** Where a browser cannot report that it is idle. */
const GUESS_MS = 1_500;
let resting: Promise<void> | undefined;

/** Once the first page is loaded and has nothing left to do. */
export function rest(): Promise<void> {
  resting ??= new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
      else setTimeout(resolve, GUESS_MS);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
  return resting;
}
