/** Where the service worker stands: one address over all builds, which it is compared by. */
const WORKER = '/sw.js';

/** Registers the service worker of this site, or finds it; null where the browser has none or refuses. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
    return await navigator.serviceWorker.ready;
  } catch {
    // Private windows and old devices: everything works without it, but for notifications and reading offline.
    return null;
  }
}
