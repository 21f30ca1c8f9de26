import type { Bundle } from './bundles';
import { writtenValue } from './writtenValue';

type Values = Readonly<Record<string, unknown>>;
type Store = Partial<Record<string, Record<string, Bundle>>>;

export type Translate = (key: string | readonly string[], values?: Values) => string;

interface Options {
  lng: string;
  /** Asked where `lng` lacks a text. */
  fallbackLng: string | false;
  defaultNS: string;
  missingKeyHandler?: (languages: readonly string[], namespace: string, key: string) => void;
}

/**
 * What a browser needs of i18next, under the same names: texts are added and read, the language never changes. Keys
 * (`namespace:a.b`), plural forms, values and defaults are worked out as i18next does it with our options; a test holds
 * both against each other for every text there is. Texts of texts (`$t()`), contexts and formats are not used here.
 */
export class ReadOnlyTexts {
  readonly language: string;
  private readonly plurals: Partial<Record<string, Intl.PluralRules>> = {};
  private readonly listeners = new Set<() => void>();
  private readonly fixed = new Map<string, Translate>();
  /** Namespaces in which a text was looked for and not found. */
  private readonly lacking = new Set<string>();

  constructor(
    private readonly options: Options,
    private readonly store: Store = {},
  ) {
    this.language = options.lng;
  }

  hasResourceBundle(language: string, namespace: string): boolean {
    return this.store[language]?.[namespace] !== undefined;
  }

  /** Where a text of it was missing, everybody gets a new `t` and draws anew. */
  addResourceBundle(language: string, namespace: string, bundle: Bundle): void {
    (this.store[language] ??= {})[namespace] = bundle;
    if (!this.lacking.delete(namespace)) return;
    this.fixed.clear();
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same function for the same namespace as long as its texts stay. The language is the instance's own. */
  getFixedT(_language: null, namespace = this.options.defaultNS): Translate {
    const known = this.fixed.get(namespace);
    if (known) return known;
    const translate: Translate = (key, values = {}) => this.translate(key, namespace, values);
    this.fixed.set(namespace, translate);
    return translate;
  }

  private translate(keys: string | readonly string[], own: string, values: Values): string {
    let missed: readonly [namespace: string, key: string] = [own, ''];
    for (const key of typeof keys === 'string' ? [keys] : keys) {
      const [namespace, path] = placed(key, own);
      const text = this.find(namespace, path, values);
      if (text !== undefined) return filled(text, values);
      missed = [namespace, path];
    }
    this.lacking.add(missed[0]);
    this.options.missingKeyHandler?.([this.language], ...missed);
    return typeof values.defaultValue === 'string' ? filled(values.defaultValue, values) : missed[1];
  }

  private find(namespace: string, path: string, { count }: Values): string | undefined {
    const { lng, fallbackLng } = this.options;
    for (const language of fallbackLng === false ? [lng] : [lng, fallbackLng]) {
      const bundle = this.store[language]?.[namespace];
      if (bundle === undefined) continue;
      const forms =
        typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), this.form(language, count), ''] : [''];
      for (const form of forms) {
        const text = at(bundle, path + form);
        if (typeof text === 'string') return text;
      }
    }
    return undefined;
  }

  private form(language: string, count: number): string {
    this.plurals[language] ??= new Intl.PluralRules(language);
    return `_${this.plurals[language].select(count)}`;
  }
}

/** `namespace:a.b`, or a key of the namespace at hand. */
function placed(key: string, own: string): [namespace: string, path: string] {
  const colon = key.indexOf(':');
  return colon > 0 ? [key.slice(0, colon), key.slice(colon + 1)] : [own, key];
}

function at(tree: unknown, path: string): unknown {
  let found = tree;
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return found;
}

/** A value that was not given leaves its place as it is, so that it is seen. */
function filled(text: string, values: Values): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{-?(.+?)\}\}/g, (place, inner: string) => {
    const name = inner.trim();
    const value = at(values, name);
    if (value === undefined) return Object.hasOwn(values, name) ? '' : place;
    return value === null ? '' : `${writtenValue(name, value) as string | number}`;
  });
}
