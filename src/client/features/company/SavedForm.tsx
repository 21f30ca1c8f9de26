import { useTranslation } from 'next-i18next/pages';
import type { FormEventHandler, ReactNode } from 'react';
import { useErrorText } from '../../shell/errors/useErrorText';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';
import { Recovery } from '../../ui/recovery/Recovery';
import { Inline, Stack } from '../../ui/Stack';
import type { Action } from '../../shell/recentAuthentication/useConfirmedAction';

interface Props<Input> {
  /** Says which form it is where several stand on one page. */
  name?: string;
  /** Under which name what was typed is kept when the login ends. */
  recovery: string;
  /** How it is saved; asks for the password where the login is not fresh. */
  action: Action<Input>;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
}

/** A form that takes the place of what it changes: its fields, why saving was refused, and both ways out. */
export function SavedForm<Input>({ name, recovery, action, onSubmit, onCancel, children }: Props<Input>) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  return (
    <form onSubmit={onSubmit} noValidate aria-label={name}>
      <Recovery name={recovery} />
      <Stack>
        {children}
        {Boolean(action.failure) && <InlineError>{errorText(action.failure)}</InlineError>}
        <Inline $justify="flex-end">
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" loading={action.busy}>
            {t('save')}
          </Button>
        </Inline>
      </Stack>
      {action.prompt}
    </form>
  );
}
