import { useTranslation } from 'next-i18next/pages';
import type { Language } from '../../contract/constants';

/** Language in which the page is being read. */
export function useReader(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'ko' ? 'ko' : 'en';
}
