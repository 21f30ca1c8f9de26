import { useTranslation } from 'next-i18next/pages';
import { useRef, type FormEvent, type RefObject, useState } from 'react';
import { PasswordInput } from '../../../shared/PasswordInput';
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
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { hasCode } from '../../../api/ApiError';
import { useWithdraw } from '../../../queries/person';

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

const REASONS = ['noUse', 'other', 'hard', 'privacy', 'closed', 'else'] as const;

interface Leaving {
  onDone: () => Promise<unknown>;
  /** Work came up meanwhile: the screen has to look again. */
  onRefused: () => void;
}

/** What somebody says who leaves, and the leaving; the first field that lacks something takes the focus. */
function useWithdrawing(form: RefObject<HTMLFormElement | null>, { onDone, onRefused }: Leaving) {
  const { t } = useTranslation('user');
  const withdraw = useWithdraw();
  const [reason, setReason] = useState<(typeof REASONS)[number] | ''>('');
  const [more, setMore] = useState('');
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  const [checked, setChecked] = useState(false);
  const missing = { reason: reason === '' || (reason === 'else' && more.trim() === ''), password: password === '' };

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
          if (hasCode(error, ERROR_CODES.COMPANY_WORK_OPEN)) onRefused();
        },
      },
    );
  };
  return {
    reason,
    setReason,
    more,
    setMore,
    password,
    /** Another password has not been refused yet. */
    setPassword: (typed: string) => {
      setPassword(typed);
      withdraw.reset();
    },
    sure,
    setSure,
    checked,
    missing,
    submit,
    sending: withdraw.isPending || withdraw.isSuccess,
    error: withdraw.error,
    wrong: hasCode(withdraw.error, ERROR_CODES.WRONG_EMAIL_PASSWORD),
  };
}
