import { LANGUAGES, type Language } from '../contract/constants';

/** Whether a value is one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/**
 * Where a reader goes whose stored language is not the page's: the same path and query under the stored language's
 * prefix. Undefined: stay. A stored value that is no language of ours counts as none.
 */
export function languageRedirect(page: Language, stored: string | undefined, path: string): string | undefined {
  if (!isLanguage(stored) || stored === page) return undefined;
  return `/${stored}${onSite(path)}`;
}

/** One slash at the front and no backslash, since `//host` and `/\host` would be another site. */
export function onSite(path: string): string {
  const inside = path.replace(/\\/g, '%5C').replace(/^\/+/, '');
  return inside === '' || inside.startsWith('?') || inside.startsWith('#') ? inside : `/${inside}`;
}
