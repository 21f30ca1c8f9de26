/**
 * Loads a part of a page that comes late. A script that does not come without a network is requested again once there is
 * one: as a failure it would take away the page that its reader types in.
 */
export async function onceReachable<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  }
}
