import { type AnyColumn, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../contract/constants';
import { containing } from './containing';
import { company } from './schema/company';

interface NameColumns {
  name: AnyColumn;
  name_en: AnyColumn;
}

/** The name of a company for a reader, as `shownName` says, within a question; of an alias where one is given. */
export function companyNameIn(language: Language, of: NameColumns = company): SQL<string> {
  return language === 'en' ? sql<string>`coalesce(${of.name_en}, ${of.name})` : sql<string>`${of.name}`;
}

/** Whether a company's name holds some words, in either language. */
export function isNamed(words: string): SQL | undefined {
  const pattern = containing(words);
  return or(ilike(company.name, pattern), ilike(company.name_en, pattern));
}
