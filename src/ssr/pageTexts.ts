import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { Language } from '../contract/constants';
import { type Bundle, gapsOf, keysOf } from '../client/shell/i18n/bundles';
import { textsConfig } from '../client/shell/i18n/textsConfig';
import { logPageProblem } from './answer';
import { namespacesOf, type PagePlan } from './pagePlan';

type Store = Record<string, Record<string, Bundle>>;

/**
 * The texts of one page, for the server's own rendering and for its payload: its language, and of the fallback only what
 * that lacks.
 */
export async function serverTexts(plan: PagePlan, language: Language): Promise<SSRConfig> {
  const loaded = await serverSideTranslations(language, namespacesOf(plan), textsConfig);
  if (!loaded._nextI18Next) return loaded;
  const { [language]: texts = {}, ...others } = loaded._nextI18Next.initialI18nStore as Store;
  const store: Store = { [language]: texts };
  for (const [other, theirs] of Object.entries(others)) {
    for (const [namespace, bundle] of Object.entries(theirs)) {
      const gaps = knownGaps(`${language}/${namespace}`, texts[namespace] ?? {}, bundle);
      if (Object.keys(gaps).length > 0) (store[other] ??= {})[namespace] = gaps;
    }
  }
  return { _nextI18Next: { ...loaded._nextI18Next, initialI18nStore: store } };
}

/** By the texts they were found for: next-i18next gives the same ones until it has read a file again. */
const known = new WeakMap<Bundle, Bundle>();
const logged = new Set<string>();

function knownGaps(name: string, texts: Bundle, other: Bundle): Bundle {
  const before = known.get(texts);
  if (before) return before;
  const gaps = gapsOf(texts, other);
  known.set(texts, gaps);
  for (const key of keysOf(gaps)) {
    if (logged.has(`${name}:${key}`)) continue;
    logged.add(`${name}:${key}`);
    logPageProblem('text missing, shown in the other language', `${name}:${key}`, 'not in the file');
  }
  return gaps;
}
