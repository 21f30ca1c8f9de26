import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { type Bundle, SHARED_NAMESPACES } from './bundles';
import { valueFormatter } from './writtenValue';

export type Texts = Record<string, Bundle>;

/** Knows the file of every namespace; the first view has its texts in the page. */
const bundleFiles = () => import('./bundleFiles');

const instances = new Map<Language, i18n>();

/**
 * The translations of one language, one instance per process: no rendering ever changes its language, so requests can
 * share it. Texts are only added.
 */
export function i18nFor(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance({
    lng: language,
    supportedLngs: [...LANGUAGES],
    // An interface text missing in Korean is shown in English.
    fallbackLng: language === 'ko' ? 'en' : false,
    ns: [...SHARED_NAMESPACES],
    defaultNS: 'global',
    resources: {},
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: typeof window !== 'undefined',
    missingKeyHandler: (_, namespace) => void fillGap(instance, language, namespace),
  });
  void instance.use(valueFormatter).use(initReactI18next).init();
  instances.set(language, instance);
  return instance;
}

/** Adds texts to those of a language; a namespace that is there stays as it is. */
export function addTexts(language: Language, texts: Texts): void {
  const instance = i18nFor(language);
  for (const [namespace, bundle] of Object.entries(texts)) {
    if (!instance.hasResourceBundle(language, namespace)) instance.addResourceBundle(language, namespace, bundle);
  }
}

/** Loads what is not there yet, so that a page can render with all its texts. */
export async function ensureTexts(language: Language, namespaces: readonly string[]): Promise<void> {
  const instance = i18nFor(language);
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  if (missing.length === 0) return;
  const { loadBundle } = await bundleFiles();
  const bundles = await Promise.all(missing.map((namespace) => loadBundle(language, namespace)));
  addTexts(language, Object.fromEntries(missing.map((namespace, index) => [namespace, bundles[index] ?? {}])));
}

/** In the browser: fetches the namespace that a missing key belongs to, then its English, once each. */
async function fillGap(instance: i18n, language: Language, namespace: string): Promise<void> {
  const lacking = [language, 'en' as const].find((code) => !instance.hasResourceBundle(code, namespace));
  if (lacking === undefined) return;
  const bundle = await bundleFiles()
    .then(({ loadBundle }) => loadBundle(lacking, namespace))
    .catch(() => ({}));
  instance.addResourceBundle(lacking, namespace, bundle);
}
