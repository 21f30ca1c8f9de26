import { LRUCache } from 'lru-cache';
import type { App } from './context';
import type { Session } from './sessionType';

const MAX_KNOWN = 10_000;

/**
 * Hashes of API keys that this process has found in the database. Limits count such a key apart from its address; whether it
 * still stands is looked up for each call.
 */
const genuine = new LRUCache<string, true>({ max: MAX_KNOWN });

/** Notes that the database knows a key. */
export const noteGenuine = (hash: string): void => void genuine.set(hash, true);

/** Whether a key was genuine when it was last used here. */
export const isGenuine = (hash: string): boolean => genuine.has(hash);

/** When and from where a key was last used. */
export interface KeyUse {
  account_id: string;
  at: Date;
  from: string;
}

const uses = new WeakMap<App, Map<string, KeyUse>>();

/** Notes the use of a key in memory: a call that reads writes nothing. Due work takes the notes over. */
export function noteUse(app: App, { account_id, read_at }: Session, from: string): void {
  const noted = uses.get(app) ?? new Map<string, KeyUse>();
  uses.set(app, noted);
  noted.set(account_id, { account_id, at: read_at, from });
}

/** Whether any use was noted in this process. */
export const hasUses = (app: App): boolean => (uses.get(app)?.size ?? 0) > 0;

/** The uses that were noted in this process, which are forgotten by that. */
export function takeUses(app: App): KeyUse[] {
  const noted = [...(uses.get(app)?.values() ?? [])];
  uses.delete(app);
  return noted;
}
