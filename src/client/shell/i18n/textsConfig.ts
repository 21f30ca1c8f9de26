import type { UserConfig } from 'next-i18next/pages';
import config from '../../../../next-i18next.config';
import { missingTexts } from './missingTexts';
import { textBackend } from './textBackend';
import { scriptTexts } from './textScripts';
import { valueFormatter } from './writtenValue';

const inBrowser = typeof window !== 'undefined';
const resources = scriptTexts();

/**
 * `next-i18next.config.js` with what is code. The server reads the files under `localePath`; a browser begins with the
 * texts of its page (`resources`, or what the page itself holds) and gets others from the backend.
 */
export const textsConfig: UserConfig = {
  ...config,
  use: inBrowser ? [valueFormatter, textBackend, missingTexts] : [valueFormatter],
  partialBundledLanguages: inBrowser,
  ...(resources ? { resources } : {}),
  // Nothing is saved: i18next reports missing texts to `missingTexts`.
  saveMissing: inBrowser,
};
