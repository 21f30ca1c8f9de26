import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Bundle } from './bundles';
import { ReadOnlyTexts } from './readOnlyTexts';

/** What reads the texts of an instance; it lives as long as the instance does. */
const known = new WeakMap<i18n, ReadOnlyTexts>();

/** Reads from the instance's own store, so that what is added there is found here. */
function readerOf(i18n: i18n): ReadOnlyTexts {
  const { fallbackLng } = i18n.options;
  const reader = new ReadOnlyTexts(
    { lng: i18n.language, fallbackLng: Array.isArray(fallbackLng) ? fallbackLng[0] : false, defaultNS: 'global' },
    i18n.store.data as Record<string, Record<string, Bundle>>,
  );
  known.set(i18n, reader);
  return reader;
}

/**
 * In server bundles this hook stands in place of the one of `next-i18next/pages` (next.config.js). Theirs wraps the
 * instance anew for each part of a page, a tenth of a rendering, so that a part can follow a change of language or wait
 * for texts; here one instance serves one language and has its texts before anything is drawn. They are read as in a
 * browser (`ReadOnlyTexts`, held to i18next by a test), which saves another twentieth.
 */
export function useTranslation(namespaces?: string | readonly string[]): { t: TFunction; i18n: i18n } {
  const { i18n } = useContext(I18nContext);
  const namespace = typeof namespaces === 'string' ? namespaces : namespaces?.[0];
  const reader = known.get(i18n) ?? readerOf(i18n);
  return { t: reader.getFixedT(null, namespace) as TFunction, i18n };
}
