import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Profile } from '../../../../contract/entities/person';
import { errorTable } from '../../../../contract/errors';
import { formatRegistrationNumber, normaliseRegistrationNumber } from '../../../../domain/company/registrationNumber';
import { hasCode } from '../../../api/ApiError';
import { CompanyFields, type CompanyValue } from '../../../parts/CompanyFields';
import { companyFaults } from '../../../parts/companyFaults';
import { usePatchCompanyInfo } from '../../../queries/person';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { useDeed } from '../fresh/useDeed';
import { EditFrame } from './EditFrame';

/** The company's registration. Another number makes it unverified again, which is said before saving. */
export function CompanyEdit({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['auth', 'user']);
  const errorText = useErrorText();
  const patch = usePatchCompanyInfo();
  const [value, setValue] = useState<CompanyValue>({
    company_registration_number: formatRegistrationNumber(profile.company_registration_number),
    company_name: profile.company_name,
    company_ceo: profile.company_ceo,
    company_address: profile.company_address,
  });
  const [checked, setChecked] = useState(false);
  const deed = useDeed(patch.mutateAsync);
  const faults = checked ? companyFaults(value) : {};
  const taken = hasCode(deed.failure, errorTable.NUMBER_IN_USE.mcode);
  const otherNumber =
    normaliseRegistrationNumber(value.company_registration_number) !==
    normaliseRegistrationNumber(profile.company_registration_number);
  const input = () => {
    setChecked(true);
    return Object.keys(companyFaults(value)).length > 0 ? null : value;
  };
  const numberError = faults.company_registration_number && t(`errors.${faults.company_registration_number}`);
  const errors = {
    company_registration_number: numberError ?? (taken ? errorText(deed.failure) : undefined),
    company_name: faults.company_name && t(`errors.${faults.company_name}`),
    company_ceo: faults.company_ceo && t(`errors.${faults.company_ceo}`),
    company_address: faults.company_address && t(`errors.${faults.company_address}`),
  };
  return (
    <EditFrame field="company" tab="company" deed={deed} input={input} told={taken}>
      <CompanyFields
        value={value}
        errors={errors}
        onChange={(change) => {
          setValue({ ...value, ...change });
          deed.clear();
        }}
      />
      {otherNumber && profile.company_verified && <Banner tone="warning">{t('user:edit.company.otherNumber')}</Banner>}
    </EditFrame>
  );
}
