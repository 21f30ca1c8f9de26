import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { BankAccount } from '../../../../contract/entities/bankAccount';
import { useCloseBankAccount } from '../../../queries/company';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useDeed } from '../fresh/useDeed';

/** Closes one account after a question that says what stays. A login that is not fresh is asked for its password. */
export function CloseAccount({ account }: { account: BankAccount }) {
  const { t } = useTranslation(['user', 'trade']);
  const errorText = useErrorText();
  const [asked, setAsked] = useState(false);
  const deed = useDeed(useCloseBankAccount().mutateAsync);
  const close = async () => {
    if (!(await deed.run(account))) return;
    setAsked(false);
    toast.success(t('company.closed'));
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('company.closeAccount')}</Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('company.closeTitle', { currency: t(`trade:currency.${account.currency}`) })}
        text={t('company.closeText')}
        confirmLabel={t('company.closeAccount')}
        onConfirm={() => void close()}
        danger
        loading={deed.busy}
        error={deed.failure ? errorText(deed.failure) : undefined}
      />
      {deed.prompt}
    </>
  );
}
