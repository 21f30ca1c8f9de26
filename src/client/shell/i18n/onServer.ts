import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** The functions of an instance by namespace; they live as long as it does. */
const known = new WeakMap<i18n, Map<string, TFunction>>();

/**
 * In server bundles this hook stands in place of the one of `next-i18next/pages` (next.config.js). Theirs wraps the
 * instance anew for each part of a page, a tenth of a rendering, so that a part can follow a change of language or wait
 * for texts; here one instance serves one language and has its texts before anything is drawn. The words are i18next's.
 */
export function useTranslation(namespaces?: string | readonly string[]): { t: TFunction; i18n: i18n } {
  const { i18n } = useContext(I18nContext);
  const namespace = (typeof namespaces === 'string' ? namespaces : namespaces?.[0]) ?? 'global';
  let functions = known.get(i18n);
  if (!functions) known.set(i18n, (functions = new Map<string, TFunction>()));
  let t = functions.get(namespace);
  if (!t) functions.set(namespace, (t = i18n.getFixedT(null, namespace)));
  return { t, i18n };
}
