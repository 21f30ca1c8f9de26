/** Cache of who reads in this browser, for the service worker, which knows no login of its own. */
export const READER = 'stlbs-reader';
/** Caches of pages begin so, then the reader's id. */
export const KEPT = 'stlbs-read-';

/** Deletes everything that was kept for anybody: a login ended in this browser. */
export async function forgetReader(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name === READER || name.startsWith(KEPT)).map((name) => caches.delete(name)),
  );
}
