import type { i18n } from 'i18next';

/** Texts by their keys, as long as the bundle that holds them: on the server until it reads its file again. */
const known = new WeakMap<object, Map<string, string>>();

/**
 * `getFixedT` of this instance, which looks a text up once where nothing changes it: a key is given without values, and i18next
 * answers just what the namespace holds in that language. All else is i18next's own at each call: values, plurals, texts
 * within texts, objects, and what a language lacks.
 */
export function knownTexts(given: i18n): i18n['getFixedT'] {
  const fixed = (language: unknown, namespace: unknown, ...rest: unknown[]) => {
    const all = (given.getFixedT as unknown as (...args: unknown[]) => LookUp)(language, namespace, ...rest);
    if (typeof language !== 'string' || typeof namespace !== 'string' || rest[0]) return all;
    const lookUp: LookUp = (key, ...values) => {
      if (values.length > 0 || typeof key !== 'string') return all(key, ...values);
      const at = key.indexOf(':');
      const bundle = given.store.data[language]?.[at < 0 ? namespace : key.slice(0, at)];
      if (typeof bundle !== 'object') return all(key);
      const texts = known.get(bundle) ?? new Map<string, string>();
      const before = texts.get(key);
      if (before !== undefined) return before;
      const text = all(key);
      const held: unknown = given.getResource(language, at < 0 ? namespace : key.slice(0, at), key.slice(at + 1));
      if (typeof text === 'string' && text === held) known.set(bundle, texts.set(key, text));
      return text;
    };
    return Object.assign(lookUp, { lng: language, ns: namespace });
  };
  return fixed as unknown as i18n['getFixedT'];
}

type LookUp = (key: unknown, ...values: unknown[]) => unknown;
