import type { i18n } from 'i18next';
import { filledKey, takesValues } from './filledTexts';

/** Texts by their keys, on the server by their values too, as long as the bundle that holds them: until its file is read again. */
const known = new WeakMap<object, Map<string, string>>();
/** Of a bundle so many are kept: values are names and counts of all readers. */
const MOST_KEPT = 2_000;
/** A browser draws one page for one reader: there it does not pay. */
const KEEPS_FILLED = typeof window === 'undefined';

/**
 * `getFixedT` of this instance, which looks a text up once where nothing else changes it: i18next answers just what the namespace holds in
 * that language, on the server also with the same words and numbers filled in. All else is i18next's own at each call: options,
 * texts within texts, objects, and what a language lacks.
 */
export function knownTexts(given: i18n): i18n['getFixedT'] {
  const fixed = (language: unknown, namespace: unknown, ...rest: unknown[]) => {
    const all = (given.getFixedT as unknown as (...args: unknown[]) => LookUp)(language, namespace, ...rest);
    if (typeof language !== 'string' || typeof namespace !== 'string' || rest[0]) return all;
    const lookUp: LookUp = (key, ...values) => {
      if (typeof key !== 'string') return all(key, ...values);
      const name = values.length === 0 ? key : KEEPS_FILLED ? filledKey(key, values) : undefined;
      const at = key.indexOf(':');
      const bundle = given.store.data[language]?.[at < 0 ? namespace : key.slice(0, at)];
      if (name === undefined || typeof bundle !== 'object') return all(key, ...values);
      const texts = known.get(bundle) ?? new Map<string, string>();
      const before = texts.get(name);
      if (before !== undefined) return before;
      const text = all(key, ...values);
      const held = (form = ''): unknown =>
        given.getResource(language, at < 0 ? namespace : key.slice(0, at), key.slice(at + 1) + form);
      const own = KEEPS_FILLED && name !== key ? takesValues(held, values) : text === held();
      if (typeof text !== 'string' || !own) return text;
      if (texts.size >= MOST_KEPT) texts.clear();
      known.set(bundle, texts.set(name, text));
      return text;
    };
    return Object.assign(lookUp, { lng: language, ns: namespace });
  };
  return fixed as unknown as i18n['getFixedT'];
}

type LookUp = (key: unknown, ...values: unknown[]) => unknown;
