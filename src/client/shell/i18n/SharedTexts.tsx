import type { i18n } from 'i18next';
import { I18nContext, useTranslation } from 'next-i18next/pages';
import { type ReactNode, useContext, useMemo } from 'react';
import { ReaderLanguage } from '../../shared/useReader';
import { knownTexts } from './knownTexts';

/**
 * Gives the parts below it next-i18next's instance through an object that inherits from it. `useTranslation` copies the own
 * properties of the instance that it is given, for each part of a page that has texts: of the instance itself some sixty, which
 * took a tenth of a rendering; of this object none. Its language and texts are the instance's own at any time,
 * since i18next binds its methods to the instance (`docs/adr/0028-texts-shared-by-an-inheriting-object.md`). Texts without
 * values come from `knownTexts`, the language alone from `ReaderLanguage`.
 */
export function SharedTexts({ children }: { children: ReactNode }) {
  const given = useContext(I18nContext)?.i18n;
  const shared = useMemo(() => given && { i18n: inheriting(given) }, [given]);
  if (!shared) return children;
  return (
    <I18nContext.Provider value={shared}>
      <Reading>{children}</Reading>
    </I18nContext.Provider>
  );
}

/** Follows the language for parts that read only that. */
function Reading({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <ReaderLanguage value={i18n.language === 'ko' ? 'ko' : 'en'}>{children}</ReaderLanguage>;
}

/** `getFixedT` stands a step above, so that the object itself has nothing to copy. */
function inheriting(given: i18n): i18n {
  return Object.create(Object.create(given, { getFixedT: { value: knownTexts(given) } }) as i18n) as i18n;
}
