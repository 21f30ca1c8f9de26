import { addPushDevice, listPushDevices } from '../../../contract/routes/notice';
import { call } from '../../api/call';
import type { Api } from '../../api/createApi';
import { keyOf, subscribeHere, subscriptionHere, unsubscribeHere } from './devicePush';

/** Notes in this browser who turned notifications on here, and when that was last compared with the server. */
const TURNED_ON = 'stlbs.push';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Notes that this reader turned notifications on here; a sign-out forgets it. */
export function notePushOn(reader: string): void {
  localStorage.setItem(TURNED_ON, JSON.stringify({ reader, at: Date.now() }));
}

/** Notes that notifications are off here, so that nothing turns them on again but the reader. */
export function notePushOff(): void {
  localStorage.removeItem(TURNED_ON);
}

/**
 * Once a day, for a reader who turned notifications on here: subscribes again where the browser gave the subscription up or the
 * server has another key. The permission is there, so the browser shows no question. Where the server does not have the device any
 * more, the reader may have turned it off from another one: it stays off.
 */
export async function renewPush(api: Api, reader: string): Promise<void> {
  const kept = JSON.parse(localStorage.getItem(TURNED_ON) ?? 'null') as { reader: string; at: number } | null;
  if (kept?.reader !== reader || Date.now() - kept.at < DAY_MS || Notification.permission !== 'granted') return;
  const { key, items } = await call(listPushDevices, {}, { api });
  if (!items.some(({ current }) => current)) {
    notePushOff();
    return unsubscribeHere();
  }
  const known = await subscriptionHere();
  if (!known || keyOf(known) !== key) {
    const subscription = await subscribeHere(key);
    if (subscription) await call(addPushDevice, { body: subscription }, { api });
  }
  notePushOn(reader);
}
