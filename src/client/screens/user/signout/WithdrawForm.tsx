import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { PasswordInput } from '../../../parts/PasswordInput';
import { paths } from '../../../paths';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Inline, Stack } from '../../../ui/Stack';
import { NoteField } from '../../../ui/NoteField';
import { type Leaving, REASONS, useWithdrawing } from './useWithdrawing';

interface Props extends Leaving {
  /** Nobody is left in the company afterwards. */
  lastMember: boolean;
}

/** Reason, password and a plain yes; then the account is gone. */
export function WithdrawForm({ lastMember, ...leaving }: Props) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const { reason, more, missing, ...withdrawing } = useWithdrawing(form, leaving);
  const { checked, wrong, error } = withdrawing;
  const required = (is: boolean) => checked && is && t('errors.required');
  return (
    <Section title={t('signout.formTitle')}>
      <Card>
        <form ref={form} onSubmit={withdrawing.submit} noValidate>
          <Stack $gap={5}>
            {lastMember && <Banner tone="warning">{t('signout.lastMember')}</Banner>}
            <Field label={t('signout.reason')} error={reason === '' && required(true)}>
              <Select
                placeholder={t('signout.reasonChoose')}
                options={REASONS.map((value) => ({ value, label: t(`signout.reasons.${value}`) }))}
                value={reason}
                onChange={(event) => withdrawing.setReason(event.target.value as typeof reason)}
              />
            </Field>
            <NoteField
              label={t('signout.more')}
              optional={reason !== 'else'}
              error={reason === 'else' && required(missing.reason)}
              maxLength={500}
              value={more}
              onChange={withdrawing.setMore}
            />
            <Field label={t('signout.password')} error={required(missing.password) || (wrong && t('reauth.wrong'))}>
              <PasswordInput
                autoComplete="current-password"
                value={withdrawing.password}
                onChange={(event) => withdrawing.setPassword(event.target.value)}
              />
            </Field>
            <Checkbox
              label={t('signout.sure')}
              checked={withdrawing.sure}
              invalid={checked && !withdrawing.sure}
              onChange={(event) => withdrawing.setSure(event.target.checked)}
            />
            {error && !wrong && <InlineError>{errorText(error)}</InlineError>}
            <Inline $justify="flex-end">
              <ButtonLink href={paths.user.mypage()}>{t('cancel')}</ButtonLink>
              <Button type="submit" variant="danger" loading={withdrawing.sending}>
                {t('signout.submit')}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
