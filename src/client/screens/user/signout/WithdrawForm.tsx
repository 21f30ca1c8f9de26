import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useRef, useState } from 'react';
import { errorTable } from '../../../../contract/errors';
import { hasCode } from '../../../api/ApiError';
import { PasswordInput } from '../../../parts/PasswordInput';
import { paths } from '../../../paths';
import { useWithdraw } from '../../../queries/person';
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
import { Textarea } from '../../../ui/Textarea';

const reasons = ['noUse', 'other', 'hard', 'privacy', 'closed', 'else'] as const;

interface Props {
  /** Nobody is left in the company afterwards. */
  lastMember: boolean;
  onDone: () => Promise<unknown>;
  /** Work came up meanwhile: the screen has to look again. */
  onRefused: () => void;
}

/** Reason, password and a plain yes; then the account is gone. */
export function WithdrawForm({ lastMember, onDone, onRefused }: Props) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const withdraw = useWithdraw();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<(typeof reasons)[number] | ''>('');
  const [more, setMore] = useState('');
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  const [checked, setChecked] = useState(false);
  const missing = { reason: reason === '' || (reason === 'else' && more.trim() === ''), password: password === '' };
  const wrong = hasCode(withdraw.error, errorTable.WRONG_EMAIL_PASSWORD.mcode);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason === '' || missing.reason || missing.password || !sure) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const words = [t(`signout.reasons.${reason}`), more.trim()].filter(Boolean).join(': ');
    withdraw.mutate(
      { reason: words, password },
      {
        onSuccess: () => void onDone(),
        onError: (error) => {
          if (hasCode(error, errorTable.COMPANY_WORK_OPEN.mcode)) onRefused();
        },
      },
    );
  };
  const required = (is: boolean) => checked && is && t('errors.required');
  return (
    <Section title={t('signout.formTitle')}>
      <Card>
        <form ref={form} onSubmit={submit} noValidate>
          <Stack $gap={5}>
            {lastMember && <Banner tone="warning">{t('signout.lastMember')}</Banner>}
            <Field label={t('signout.reason')} error={reason === '' && required(true)}>
              <Select
                placeholder={t('signout.reasonChoose')}
                options={reasons.map((value) => ({ value, label: t(`signout.reasons.${value}`) }))}
                value={reason}
                onChange={(event) => setReason(event.target.value as typeof reason)}
              />
            </Field>
            <Field
              label={t('signout.more')}
              optional={reason !== 'else'}
              error={reason === 'else' && required(missing.reason)}
            >
              <Textarea rows={3} maxLength={500} value={more} onChange={(event) => setMore(event.target.value)} />
            </Field>
            <Field label={t('signout.password')} error={required(missing.password) || (wrong && t('reauth.wrong'))}>
              <PasswordInput
                autoComplete="current-password"
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value);
                  withdraw.reset();
                }}
              />
            </Field>
            <Checkbox
              label={t('signout.sure')}
              checked={sure}
              invalid={checked && !sure}
              onChange={(event) => setSure(event.target.checked)}
            />
            {withdraw.error && !wrong && <InlineError>{errorText(withdraw.error)}</InlineError>}
            <Inline $justify="flex-end">
              <ButtonLink href={paths.user.mypage()}>{t('cancel')}</ButtonLink>
              <Button type="submit" variant="danger" loading={withdraw.isPending || withdraw.isSuccess}>
                {t('signout.submit')}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
