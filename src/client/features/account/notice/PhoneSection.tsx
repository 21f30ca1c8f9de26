import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../ui/toast';
import type { NoticeSettings } from '../../../../contract/entities/notice';
import type { Profile } from '../../../../contract/entities/person';
import { paths } from '../../../paths';
import { useSendPhoneCode, useVerifyPhone } from '../../../queries/notice';
import { usePhoneText } from '../../../shared/usePhoneText';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { InlineError } from '../../../ui/InlineError';
import { Field } from '../../../ui/Field';
import { Section } from '../../../ui/Section';
import { Inline, Stack } from '../../../ui/Stack';
import { Text, TextLink } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';

const DIGITS = 6;

/** The number that urgent notifications go to: proved by a code before anything is sent. */
export function PhoneSection({ settings, profile }: { settings: NoticeSettings; profile: Profile }) {
  const { t } = useTranslation('notice');
  const phoneText = usePhoneText();
  const errorText = useErrorText();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [send, verify] = [useSendPhoneCode(), useVerifyPhone()];
  const request = () => send.mutate(undefined, { onSuccess: () => setSent(true) });
  const prove = (event: FormEvent) => {
    event.preventDefault();
    verify.mutate(code, {
      onSuccess: () => {
        setSent(false);
        toast.success(t('phone.verified'));
      },
    });
  };
  const error = verify.error ?? send.error;
  const asking = sent && !settings.phone_verified;
  return (
    <Section title={t('phone.title')} note={t('phone.text')}>
      <Card>
        <Stack $gap={3}>
          <Inline $gap={2}>
            <Text as="span">{profile.phone ? phoneText(`${profile.phone_code} ${profile.phone}`) : '–'}</Text>
            {settings.phone_verified && <Chip tone="green">{t('phone.proved')}</Chip>}
            <TextLink href={paths.user.edit('phone')}>{t('phone.change')}</TextLink>
          </Inline>
          {!settings.phone_verified && (
            <div>
              <Button loading={send.isPending} onClick={request}>
                {t(sent ? 'phone.sendAgain' : 'phone.send')}
              </Button>
            </div>
          )}
          {asking && (
            <form onSubmit={prove}>
              <Inline $gap={2} $align="end">
                <Field label={t('phone.code')}>
                  <TextInput
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    maxLength={DIGITS}
                    value={code}
                    onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
                  />
                </Field>
                <Button type="submit" variant="primary" disabled={code.length < DIGITS} loading={verify.isPending}>
                  {t('phone.verify')}
                </Button>
              </Inline>
            </form>
          )}
          {error && <InlineError>{errorText(error)}</InlineError>}
        </Stack>
      </Card>
    </Section>
  );
}
