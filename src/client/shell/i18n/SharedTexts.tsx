import { I18nContext } from 'next-i18next/pages';
import { type ReactNode, useContext, useMemo } from 'react';

/**
 * Gives the parts below it next-i18next's instance through an object that inherits from it. `useTranslation` copies the own
 * properties of the instance that it is given, for each part of a page that has texts: of the instance itself some sixty, which
 * took a tenth of a rendering; of this object none. Its language and texts are the instance's own at any time,
 * since i18next binds its methods to the instance (`docs/adr/0028-texts-shared-by-an-inheriting-object.md`).
 */
export function SharedTexts({ children }: { children: ReactNode }) {
  const given = useContext(I18nContext)?.i18n;
  const shared = useMemo(() => given && { i18n: Object.create(given) as typeof given }, [given]);
  return shared ? <I18nContext.Provider value={shared}>{children}</I18nContext.Provider> : children;
}
