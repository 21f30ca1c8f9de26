import type { Language } from '../../../contract/constants';
import type { Bundle } from './bundles';

type Texts = Record<string, Bundle>;

declare global {
  interface Window {
    /** What the scripts with texts brought, which run before the page's own (`src/server/textFiles.ts`). */
    stlbsTexts?: [Language, Texts][];
  }
}

/** The texts that came with the page as scripts, by language and namespace; undefined where none did. */
export function scriptTexts(): Record<string, Texts> | undefined {
  if (typeof window === 'undefined' || !window.stlbsTexts) return undefined;
  const texts: Record<string, Texts> = {};
  for (const [language, bundles] of window.stlbsTexts) texts[language] = { ...texts[language], ...bundles };
  return texts;
}
