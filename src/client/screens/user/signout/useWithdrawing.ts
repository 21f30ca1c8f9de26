import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, type RefObject, useState } from 'react';
import { errorTable } from '../../../../contract/errors';
import { hasCode } from '../../../api/ApiError';
import { useWithdraw } from '../../../queries/person';

export const REASONS = ['noUse', 'other', 'hard', 'privacy', 'closed', 'else'] as const;

export interface Leaving {
  onDone: () => Promise<unknown>;
  /** Work came up meanwhile: the screen has to look again. */
  onRefused: () => void;
}

/** What somebody says who leaves, and the leaving; the first field that lacks something takes the focus. */
export function useWithdrawing(form: RefObject<HTMLFormElement | null>, { onDone, onRefused }: Leaving) {
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
          if (hasCode(error, errorTable.COMPANY_WORK_OPEN.mcode)) onRefused();
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
    wrong: hasCode(withdraw.error, errorTable.WRONG_EMAIL_PASSWORD.mcode),
  };
}
