import type { i18n, ThirdPartyModule } from 'i18next';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { reportMissingText } from '../errors/report';
import { hasTexts, loadTexts } from './textBackend';

const reported = new Set<string>();
const fetched = new Set<string>();

/**
 * In browsers: a text that its language lacks is reported, once, and then shown in the other language, which is loaded for
 * it. Where the namespace itself is not here yet, it is loaded.
 */
export const missingTexts: ThirdPartyModule = {
  type: '3rdParty',
  init(instance) {
    instance.on('missingKey', (_languages, namespace, key, shown: string) => {
      // Each form of a plural counts; with a default value something else than the key is shown, as intended.
      if (key === shown || key.startsWith(`${shown}_`)) complete(instance, namespace, shown);
    });
  },
};

function complete(instance: i18n, namespace: string, key: string): void {
  const language = instance.language as Language;
  if (!hasTexts(language, namespace)) return fetchOnce(instance, language, namespace);
  const name = `${language}/${namespace}:${key}`;
  if (reported.has(name)) return;
  reported.add(name);
  reportMissingText(name);
  for (const other of LANGUAGES) if (other !== language) fetchOnce(instance, other, namespace);
}

/** Screens draw again on `textsCompleted` (`bindI18n` in next-i18next.config.js). */
function fetchOnce(instance: i18n, language: Language, namespace: string): void {
  const name = `${language}/${namespace}`;
  if (fetched.has(name)) return;
  fetched.add(name);
  loadTexts(language, [namespace]).then(
    () => instance.emit('textsCompleted'),
    () => undefined,
  );
}
