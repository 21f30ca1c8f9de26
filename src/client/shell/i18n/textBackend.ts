import type { BackendModule } from 'i18next';
import { i18n } from 'next-i18next/pages';
import type { Language } from '../../../contract/constants';
import type { Bundle } from './bundles';

/** Namespaces of a language that are here as a whole; of the fallback a page brings only what its language lacks. */
const whole = new Set<string>();
/** Namespaces that were requested by name, not as a fallback. */
const requested = new Set<string>();

const nameOf = (language: string, namespace: string) => `${language}/${namespace}`;

/** Whether all texts of a namespace are here, in a language. */
export function hasTexts(language: string, namespace: string): boolean {
  return whole.has(nameOf(language, namespace));
}

/**
 * Where browsers get texts from after the first view: each namespace of each language is a file of its own under a hashed
 * name, which never changes. As a fallback a language is read only where a text turned out to be missing
 * (`missingTexts`), since else every navigation would load both languages.
 */
export const textBackend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init(_services, _options, { lng = '', resources }) {
    for (const namespace of Object.keys(resources?.[lng] ?? {})) whole.add(nameOf(lng, namespace));
  },
  read(language, namespace, callback) {
    if (language !== i18n?.language && !requested.has(nameOf(language, namespace))) return callback(null, {});
    readFile(language as Language, namespace).then(
      (bundle) => callback(null, bundle),
      (error: unknown) => callback(error instanceof Error ? error : String(error), false),
    );
  },
};

async function readFile(language: Language, namespace: string): Promise<Bundle> {
  // It knows the file of every namespace; a first view has its texts in the page.
  const { loadBundle } = await import('./bundleFiles');
  const bundle = await loadBundle(language, namespace);
  whole.add(nameOf(language, namespace));
  return bundle;
}

/** Loads what is not here yet, in the browser; throws where a file cannot be had. */
export async function loadTexts(language: Language, namespaces: readonly string[]): Promise<void> {
  const lacking = namespaces.filter((namespace) => !hasTexts(language, namespace));
  if (lacking.length === 0) return;
  for (const namespace of lacking) requested.add(nameOf(language, namespace));
  await i18n?.reloadResources([language], lacking);
  const failed = lacking.filter((namespace) => !hasTexts(language, namespace));
  if (failed.length > 0) throw new Error(`No texts for ${failed.map((one) => nameOf(language, one)).join(', ')}`);
}
