import type { App, Work } from '../../../http/context';
import { newPushKey, type PushKey, pushKeyOf } from '../../../ports/outgoing/pushKey';
import { seal, sealedPrefix, unseal } from '../../../sealed';
import { databaseNow } from '../../../db/clock';
import { findKeptKey, keepKey, lockKeySealedBefore } from './pushKey.repository';

const PLACE = 'vapid';

/** The key that browsers subscribe with, and all that devices may have subscribed with: the present one first. */
export interface PushKeys {
  present: PushKey;
  all: readonly PushKey[];
}

const known = new WeakMap<App, Promise<PushKeys>>();

/**
 * The keys of this installation. One in the settings is used; a kept one, and the one before it in the settings, still sign for
 * the devices that subscribed with them. Where nothing is set one is made once, and kept sealed in the database.
 */
export function pushKeysOf({ app }: Pick<Work, 'app'>): Promise<PushKeys> {
  const found = known.get(app) ?? readKeys(app);
  known.set(app, found);
  // A database that was away is looked up again.
  found.catch(() => known.delete(app));
  return found;
}

async function readKeys(app: App): Promise<PushKeys> {
  const { VAPID_PRIVATE_KEY, VAPID_PRIVATE_KEY_PREVIOUS } = app.env;
  const set = [VAPID_PRIVATE_KEY, VAPID_PRIVATE_KEY_PREVIOUS].flatMap((key) => (key && pushKeyOf(key)) || []);
  const kept = await keptKey(app, set.length === 0);
  const all = kept ? [...set, kept] : set;
  const [present] = all;
  if (!present) throw new Error('there is no key for push services');
  return { present, all };
}

async function keptKey(app: App, make: boolean): Promise<PushKey | null> {
  const db = app.databases.all;
  const opened = (sealed: string | null) => {
    const text = sealed && unseal(app.acceptedSecrets, sealed, PLACE);
    return text ? pushKeyOf(text) : null;
  };
  const sealed = await findKeptKey(db);
  const key = opened(sealed);
  if (key || !make) return key;
  // Several processes may start at once: the first to keep its key decides.
  await keepKey(db, seal(app.jwtSecret, newPushKey().privateKey, PLACE), await databaseNow(db), sealed);
  return opened(await findKeptKey(db));
}

/** Seals the kept key again that was sealed with the secret before the present one, as long as that one still counts. */
export async function resealPushKey({ app, db }: Work): Promise<void> {
  const { jwtSecret, acceptedSecrets } = app;
  if (acceptedSecrets.length < 2) return;
  const sealed = await lockKeySealedBefore(db, sealedPrefix(jwtSecret));
  const text = sealed && unseal(acceptedSecrets, sealed, PLACE);
  if (sealed && text) await keepKey(db, seal(jwtSecret, text, PLACE), await databaseNow(db), sealed);
}
