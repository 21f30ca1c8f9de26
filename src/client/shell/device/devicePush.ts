import type { PushSubscriptionInput } from '../../../contract/entities/notice';
import { registerWorker } from './registerWorker';

/** Why a browser cannot get notifications · `unsupported` · `install`: on an iPhone only an installed app can · `denied`. */
export type PushObstacle = 'unsupported' | 'install' | 'denied';

/** What stands in the way of notifications in this browser, as far as is known without a question to the reader; null: nothing. */
export function pushObstacle(): PushObstacle | null {
  const apple = /iPhone|iPad/.test(navigator.userAgent) && !window.matchMedia('(display-mode: standalone)').matches;
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return apple ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/**
 * Subscribes this browser. The browser asks the reader, so it is called on a press alone; null when the answer was no.
 *
 * @param key the public key of the server; a subscription with another one is given up.
 * @param again gives up any subscription, for one that the server does not take.
 */
export async function subscribeHere(key: string, again = false): Promise<PushSubscriptionInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await registerWorker();
  if (!registration) return null;
  const known = await registration.pushManager.getSubscription();
  const fits = known && !again && keyOf(known) === key;
  if (known && !fits) await known.unsubscribe();
  const subscription = fits
    ? known
    : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return inputOf(subscription, key);
}

/** Gives the subscription of this browser up, so that nothing more reaches it; without one nothing happens. */
export async function unsubscribeHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const known = await registration?.pushManager?.getSubscription();
  await known?.unsubscribe();
}

/** The subscription of this browser; null where the reader gave no permission or turned nothing on. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (pushObstacle() !== null || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The public key that a subscription was made with. */
export const keyOf = (subscription: PushSubscription): string => base64url(subscription.options.applicationServerKey);

const inputOf = (subscription: PushSubscription, key: string): PushSubscriptionInput => ({
  endpoint: subscription.endpoint,
  p256dh: base64url(subscription.getKey('p256dh')),
  auth: base64url(subscription.getKey('auth')),
  key,
});
