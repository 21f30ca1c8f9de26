import { useTranslation } from 'next-i18next/pages';
import { isRegistrationNumber } from '../../domain/company/registrationNumber';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/TextInput';
import { registrationNumberAsTyped } from './asTyped';

export interface CompanyValue {
  company_registration_number: string;
  company_name: string;
  company_ceo: string;
  company_address: string;
}

const texts = [
  { field: 'company_name', label: 'name', autoComplete: 'organization', most: 100 },
  { field: 'company_ceo', label: 'ceo', autoComplete: 'off', most: 60 },
  { field: 'company_address', label: 'address', autoComplete: 'street-address', most: 200 },
] as const;

interface Props {
  value: CompanyValue;
  onChange: (change: Partial<CompanyValue>) => void;
  /** What is wrong, by field. */
  errors: Partial<Record<keyof CompanyValue, string | undefined>>;
}

/** What the business registration says of a company; its page brings the texts `auth`. */
export function CompanyFields({ value, onChange, errors }: Props) {
  const { t } = useTranslation('auth');
  const number = value.company_registration_number;
  const help = isRegistrationNumber(number) ? 'signup.company.registrationOk' : 'signup.company.registrationHelp';
  return (
    <>
      <Field label={t('signup.company.registration')} help={t(help)} error={errors.company_registration_number}>
        <TextInput
          autoComplete="off"
          placeholder="123-45-67890"
          value={number}
          onChange={(event) => onChange({ company_registration_number: registrationNumberAsTyped(event.target.value) })}
        />
      </Field>
      {texts.map(({ field, label, autoComplete, most }) => (
        <Field key={field} label={t(`signup.company.${label}`)} error={errors[field]}>
          <TextInput
            autoComplete={autoComplete}
            maxLength={most}
            value={value[field]}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        </Field>
      ))}
    </>
  );
}
