import { SERVER_TIME_METRIC } from '../contract/constants';

/** How far the server's clock is ahead of the device's, and by how much that may be wrong; both in ms. */
interface Measure {
  ahead: number;
  slack: number;
}

let known: Measure | null = null;
let requested = false;

/**
 * Takes in what an answer said of the server's time, with the device's time when its question went out and when it came.
 * The server looked at its clock somewhere in between. The closest measure stays until one contradicts it: then one of the
 * two clocks was set.
 */
export function hearServerTime(serverTime: number, sent: number, received: number): void {
  if (!Number.isFinite(serverTime) || received < sent) return;
  const heard = { ahead: serverTime - (sent + received) / 2, slack: (received - sent) / 2 };
  const agrees = known !== null && Math.abs(heard.ahead - known.ahead) <= heard.slack + known.slack;
  if (known === null || !agrees || heard.slack < known.slack) known = heard;
}

/** The server's time in ms, as near as answers have said it; the device's before any has. */
export function serverNow(): number {
  if (!requested) hearPage();
  return Date.now() + (known?.ahead ?? 0);
}

/** The page itself was the first answer, unless it came out of the browser's own store. */
function hearPage(): void {
  requested = true;
  if (typeof window === 'undefined') return;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const measured = page?.serverTiming?.find(({ name }) => name === SERVER_TIME_METRIC)?.description;
  if (!page || !measured || page.transferSize === 0) return;
  const loadedAt = Date.now() - performance.now();
  hearServerTime(Number(measured), loadedAt + page.requestStart, loadedAt + page.responseStart);
}

/** Forgets every measure, for tests. */
export function forgetServerTime(): void {
  known = null;
  requested = false;
}
