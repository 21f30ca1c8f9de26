import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { Language } from '../contract/constants';
import { type Bundle, gapsOf, keysOf } from '../client/shell/i18n/bundles';
import { textsConfig } from '../client/shell/i18n/textsConfig';
import { getAppHandle } from '../server/appHandle';
import { logPageProblem } from './answer';
import { keepsRendered } from './keepsRendered';
import { namespacesOf, type PagePlan } from './pagePlan';

type Store = Record<string, Record<string, Bundle>>;

/**
 * The texts of one page, for the server's own rendering: its language, and of the fallback only what that lacks. A browser
 * gets them as files, named here; where some are lacking, and in development, they are written into the page instead.
 */
export function serverTexts(plan: PagePlan, language: Language): Promise<PageTexts> {
  const namespaces = namespacesOf(plan);
  if (!keepsRendered()) return readTexts(namespaces, language);
  const name = `${language} ${namespaces.join(' ')}`;
  const known = read.get(name);
  if (known) return known;
  const texts = readTexts(namespaces, language);
  read.set(name, texts);
  // Texts that could not be read are read again.
  texts.then(
    (found) => found.texts._nextI18Next || read.delete(name),
    () => read.delete(name),
  );
  return texts;
}

type PageTexts = { texts: SSRConfig; files: string[] };

/** The texts of pages by language and namespaces: as many as there are pages. */
const read = new Map<string, Promise<PageTexts>>();

async function readTexts(namespaces: string[], language: Language): Promise<PageTexts> {
  const loaded = await serverSideTranslations(language, namespaces, textsConfig);
  if (!loaded._nextI18Next) return { texts: loaded, files: [] };
  const { [language]: texts = {}, ...others } = loaded._nextI18Next.initialI18nStore as Store;
  const store: Store = { [language]: texts };
  for (const [other, theirs] of Object.entries(others)) {
    for (const [namespace, bundle] of Object.entries(theirs)) {
      const gaps = knownGaps(`${language}/${namespace}`, texts[namespace] ?? {}, bundle);
      if (Object.keys(gaps).length > 0) (store[other] ??= {})[namespace] = gaps;
    }
  }
  const files = Object.keys(store).length > 1 ? undefined : getAppHandle()?.textFiles(language, namespaces);
  const initialI18nStore = files ? Object.assign(Object.create(UNWRITTEN) as Store, store) : store;
  return { texts: { _nextI18Next: { ...loaded._nextI18Next, initialI18nStore } }, files: files ?? [] };
}

/** What has it as its prototype is there for rendering, and is left out of the page's JSON. */
const UNWRITTEN = Object.defineProperty({}, 'toJSON', { value: () => undefined });

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
