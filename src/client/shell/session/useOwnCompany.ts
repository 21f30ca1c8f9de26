import { shownName } from '../../../domain/company/shownName';
import { useLanguage } from '../language/useLanguage';
import { useSession } from './useSession';

/** The reader's own company as partners who read the same language see it; empty without a login. */
export function useOwnCompany(): string {
  const { language } = useLanguage();
  const { profile } = useSession();
  return profile ? shownName({ name: profile.company_name, name_en: profile.company_name_en }, language) : '';
}
