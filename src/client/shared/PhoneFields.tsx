import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/TextInput';
import { phoneAsTyped } from './asTyped';

const Root = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space(2)};
`;

export interface PhoneValue {
  phone_code: string;
  phone: string;
}

interface Props {
  value: PhoneValue;
  onChange: (change: Partial<PhoneValue>) => void;
  /** What is wrong, by field. */
  errors: Partial<Record<keyof PhoneValue, string | undefined>>;
}

/** A phone number as dialled at home, with its country code; its page brings the texts `auth`. */
export function PhoneFields({ value, onChange, errors }: Props) {
  const { t } = useTranslation('auth');
  return (
    <Root>
      <Field label={t('signup.person.phoneCode')} error={errors.phone_code}>
        <TextInput
          type="tel"
          autoComplete="tel-country-code"
          maxLength={5}
          value={value.phone_code}
          onChange={(event) => onChange({ phone_code: event.target.value })}
        />
      </Field>
      <Field label={t('signup.person.phone')} help={t('signup.person.phoneHelp')} error={errors.phone}>
        <TextInput
          type="tel"
          autoComplete="tel-national"
          value={value.phone}
          onChange={(event) => onChange({ phone: phoneAsTyped(event.target.value, value.phone_code) })}
        />
      </Field>
    </Root>
  );
}
