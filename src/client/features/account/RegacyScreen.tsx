import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import styled from 'styled-components';
import { CompanyFields } from '../../shared/CompanyFields';
import { PhoneFields } from '../../shared/PhoneFields';
import { PageSkeleton } from '../../shell/PageSkeleton';
import { useErrorText } from '../../shell/errors/useErrorText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { Recovery } from '../../ui/recovery/Recovery';
import { useLegacyForm } from './useLegacyForm';

const Narrow = styled.div`
  max-width: 560px;
`;

/** A person who registered before companies were required completes the data, then continues. */
export function RegacyScreen() {
  const { t } = useTranslation(['user', 'auth']);
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const { value, set, wrong, submit, saving, error, leaving } = useLegacyForm(form);
  if (leaving) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={t('regacy.title')} meta={t('regacy.text')} />
      <Narrow>
        <form ref={form} onSubmit={submit} noValidate>
          <Recovery name="companyData" />
          <Stack $gap={6}>
            <Section title={t('regacy.company')}>
              <Card>
                <Stack>
                  <CompanyFields
                    value={value}
                    onChange={set}
                    errors={{
                      company_registration_number: wrong('company_registration_number'),
                      company_name: wrong('company_name'),
                      company_ceo: wrong('company_ceo'),
                      company_address: wrong('company_address'),
                    }}
                  />
                </Stack>
              </Card>
            </Section>
            <Section title={t('regacy.person')}>
              <Card>
                <Stack>
                  <Field label={t('auth:signup.person.name')} error={wrong('name')}>
                    <TextInput
                      autoComplete="name"
                      maxLength={60}
                      value={value.name}
                      onChange={(event) => set({ name: event.target.value })}
                    />
                  </Field>
                  <PhoneFields
                    value={value}
                    onChange={set}
                    errors={{ phone_code: wrong('phone_code'), phone: wrong('phone') }}
                  />
                </Stack>
              </Card>
            </Section>
            {error && <InlineError>{errorText(error)}</InlineError>}
            <Button type="submit" variant="primary" size="lg" wide loading={saving}>
              {t('regacy.submit')}
            </Button>
          </Stack>
        </form>
      </Narrow>
    </>
  );
}
