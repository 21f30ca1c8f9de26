import { isRegistrationNumber } from '../../domain/company/registrationNumber';
import type { CompanyValue } from './CompanyFields';

export type CompanyFault = 'required' | 'registration';

/** What is wrong with a company's data, by field (keys below `auth:errors`). */
export function companyFaults(value: CompanyValue): Partial<Record<keyof CompanyValue, CompanyFault>> {
  const faults: Partial<Record<keyof CompanyValue, CompanyFault>> = {};
  if (!isRegistrationNumber(value.company_registration_number)) faults.company_registration_number = 'registration';
  for (const field of ['company_name', 'company_ceo', 'company_address'] as const) {
    if (value[field].trim() === '') faults[field] = 'required';
  }
  return faults;
}
