import type { Language } from '../../../contract/constants';
import type { Bundle } from './bundles';

/** Reads one namespace of one language; the bundler makes a hashed chunk of each. */
export async function loadBundle(language: Language, namespace: string): Promise<Bundle> {
  const file = (await import(`../../../../locales/${language}/${namespace}.json`)) as { default: Bundle };
  return file.default;
}
