import type { Language } from '../../contract/constants';

interface Named {
  name: string;
  name_en?: string | null | undefined;
}

/** The name of a company for a reader: the English one on English pages, where the company entered one. */
export function shownName(company: Named, language: Language): string {
  return (language === 'en' && company.name_en) || company.name;
}
