import { type ReactNode, useContext, useMemo } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';

/**
 * Gives the parts below it next-i18next's instance through an object that inherits from it. `useTranslation` copies the own
 * properties of the instance that it is given, for each part of a page that has texts: of the instance itself some sixty, which
 * took a tenth of a rendering; of this object none. Its language and texts are the instance's own at any time.
 */
export function SharedTexts({ children }: { children: ReactNode }) {
  const given = useContext(I18nContext)?.i18n;
  const shared = useMemo(() => given && (Object.create(given) as typeof given), [given]);
  return shared ? <I18nextProvider i18n={shared}>{children}</I18nextProvider> : children;
}
