import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import styled from 'styled-components';
import { formatRegistrationNumber } from '../../../domain/company/registrationNumber';
import { phoneAsTyped } from '../../parts/asTyped';
import { CompanyFields } from '../../parts/CompanyFields';
import { PhoneFields } from '../../parts/PhoneFields';
import { paths } from '../../paths';
import { usePatchRegacy } from '../../queries/person';
import { PageSkeleton } from '../../shell/PageSkeleton';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useNextPath } from '../../shell/session/useNextPath';
import { useSession } from '../../shell/session/useSession';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { legacyFaults, type LegacyValue } from './legacyFaults';

const Narrow = styled.div`
  max-width: 560px;
`;

/** Somebody from before companies were asked for completes the data, and goes on to where they were. */
export function RegacyScreen() {
  const { t } = useTranslation(['user', 'auth']);
  const router = useRouter();
  const next = useNextPath();
  const errorText = useErrorText();
  const { profile } = useSession();
  const { complete, error } = usePatchRegacy();
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [value, setValue] = useState<LegacyValue>({
    company_registration_number: formatRegistrationNumber(profile?.company_registration_number ?? ''),
    company_name: profile?.company_name ?? '',
    company_ceo: profile?.company_ceo ?? '',
    company_address: profile?.company_address ?? '',
    name: profile?.name ?? '',
    phone_code: profile?.phone_code || '+82',
    phone: phoneAsTyped(profile?.phone ?? '', profile?.phone_code || '+82'),
  });
  // Whoever has nothing to complete came by an old address.
  const nothingToDo = profile !== undefined && (profile.company_complete || profile.member_status === 'pending');
  const away = nothingToDo && !saving ? (next === paths.home() ? paths.user.mypage() : next) : undefined;
  useEffect(() => {
    if (away) void router.replace(away);
  }, [away, router]);
  const found = legacyFaults(value);
  const wrong = (field: keyof LegacyValue) => {
    const fault = checked ? found[field] : undefined;
    return fault && t(`auth:errors.${fault}`);
  };
  const set = (change: Partial<LegacyValue>) => setValue({ ...value, ...change });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setSaving(true);
    try {
      const { member_status } = await complete(value);
      toast.success(t('regacy.saved'));
      await router.replace(member_status === 'pending' ? paths.auth.signupNeed('approval', { next }) : next);
    } catch {
      setSaving(false);
    }
  };
  if (away) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={t('regacy.title')} meta={t('regacy.text')} />
      <Narrow>
        <form ref={form} onSubmit={submit} noValidate>
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
