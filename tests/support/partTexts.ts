import { createInstance, type i18n } from 'i18next';
import config from '../../next-i18next.config';
import { valueFormatter } from '../../src/client/shell/i18n/writtenValue';
import { LANGUAGES, type Language } from '../../src/contract/constants';

type Namespace = Record<string, unknown>;

const inLanguage = new Map<Language, Promise<i18n>>();

/** All texts that pages may show, in one language, set up as the pages have them. Made once for each language. */
export function textsIn(language: Language): Promise<i18n> {
  const made = inLanguage.get(language) ?? load(language);
  inLanguage.set(language, made);
  return made;
}

async function load(language: Language): Promise<i18n> {
  const names = [config.ns ?? []].flat();
  const files = await Promise.all(
    names.map(async (name) => {
      const file = (await import(`../../locales/${language}/${name}.json`)) as { default: Namespace };
      return [name, file.default] as const;
    }),
  );
  const instance = createInstance();
  await instance.use(valueFormatter).init({
    lng: language,
    supportedLngs: [...LANGUAGES],
    ns: names,
    defaultNS: config.defaultNS,
    resources: { [language]: Object.fromEntries(files) },
    returnNull: config.returnNull,
    interpolation: config.interpolation,
    react: { useSuspense: false },
  });
  return instance;
}
