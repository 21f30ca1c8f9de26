import { phone, phoneCode } from '../../../contract/entities/person';
import type { CompanyValue } from '../../parts/CompanyFields';
import { type CompanyFault, companyFaults } from '../../parts/companyFaults';
import type { PhoneValue } from '../../parts/PhoneFields';

export interface LegacyValue extends CompanyValue, PhoneValue {
  name: string;
}

type LegacyFault = CompanyFault | 'phone' | 'phoneCode';

/** What is still missing or wrong of a legacy user's data, by field (keys below `auth:errors`). */
export function legacyFaults(value: LegacyValue): Partial<Record<keyof LegacyValue, LegacyFault>> {
  const faults: Partial<Record<keyof LegacyValue, LegacyFault>> = companyFaults(value);
  if (value.name.trim() === '') faults.name = 'required';
  if (!phoneCode.safeParse(value.phone_code).success) faults.phone_code = 'phoneCode';
  if (!phone.safeParse(value.phone).success) faults.phone = 'phone';
  return faults;
}
