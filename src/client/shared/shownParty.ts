import type { Language } from '../../contract/constants';
import type { CompanySnapshot } from '../../contract/entities/order';
import { shownName } from '../../domain/company/shownName';

/** A company of an order as a reader sees it: on English pages by its English facts, where it had entered them. */
export function shownParty(company: CompanySnapshot, language: Language): CompanySnapshot {
  const pick = (name: string, name_en: string | undefined) => shownName({ name, name_en }, language);
  return {
    ...company,
    company_name: pick(company.company_name, company.company_name_en),
    company_address: pick(company.company_address, company.company_address_en),
    company_ceo: pick(company.company_ceo, company.company_ceo_en),
  };
}
