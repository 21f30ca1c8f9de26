import type { Language } from '../contract/constants';
import { loadBundle } from '../client/shell/i18n/bundleFiles';
import { type Bundle, filledFrom, SHARED_NAMESPACES } from '../client/shell/i18n/bundles';
import { addTexts, type Texts } from '../client/shell/i18n/i18nFor';
import { logPageProblem } from './answer';
import type { Namespace, PagePlan } from './pagePlan';

const loaded = new Map<string, Promise<Bundle>>();

/** The namespaces a page needs: those of the shell, and its own. */
export function namespacesOf(plan: PagePlan): Namespace[] {
  return [...new Set([...SHARED_NAMESPACES, ...plan.texts])];
}

/** The texts of one page in one language, complete, for the server's own rendering and for the payload. */
export async function serverTexts(plan: PagePlan, language: Language): Promise<Texts> {
  const namespaces = namespacesOf(plan);
  const bundles = await Promise.all(namespaces.map((namespace) => completeBundle(language, namespace)));
  const texts = Object.fromEntries(namespaces.map((namespace, index) => [namespace, bundles[index] ?? {}]));
  addTexts(language, texts);
  return texts;
}

/** English fills only the gaps of Korean, so the payload needs one language. */
function completeBundle(language: Language, namespace: Namespace): Promise<Bundle> {
  const key = `${language}/${namespace}`;
  const known = loaded.get(key);
  if (known) return known;
  const bundle = readComplete(language, namespace);
  loaded.set(key, bundle);
  return bundle;
}

async function readComplete(language: Language, namespace: Namespace): Promise<Bundle> {
  const texts = await readOrNothing(language, namespace);
  return language === 'en' ? texts : filledFrom(texts, await readOrNothing('en', namespace));
}

/** A page that names a file which is not there still works; its texts are then missing, and the log says why. */
function readOrNothing(language: Language, namespace: Namespace): Promise<Bundle> {
  return loadBundle(language, namespace).catch((error: unknown) => {
    logPageProblem('texts missing', `${language}/${namespace}`, error);
    return {};
  });
}
