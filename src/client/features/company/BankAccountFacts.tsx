import { useTranslation } from 'next-i18next/pages';
import { isChangeMarked } from '../../../domain/company/accountMark';
import { sentenceDay } from '../../../domain/time/sentenceDay';
import { useReader } from '../../shared/useReader';
import { type KeptBankAccount, useCloseBankAccount } from '../../queries/company';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { KeyValueList } from '../../ui/KeyValueList';
import { Inline, Stack } from '../../ui/Stack';
import { useNow } from '../../ui/useNow';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import { useErrorText } from '../../shell/errors/useErrorText';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useConfirmedAction } from '../../shell/recentAuthentication/useConfirmedAction';

interface Props {
  kept: KeptBankAccount;
  onChange: () => void;
}

/** One account as buyers see it, marked for the days in which it is new. */
export function BankAccountFacts({ kept: { bank_account: account, changed_at: changedAt }, onChange }: Props) {
  const { t } = useTranslation(['user', 'trade']);
  const language = useReader();
  const now = useNow();
  const abroad = [
    { key: 'bankEn', label: t('company.bankEn'), value: account.bank_name_en },
    { key: 'holderEn', label: t('company.holderEn'), value: account.account_holder_en },
    { key: 'swift', label: t('company.swift'), value: account.swift },
  ].filter(({ value }) => account.currency === 'USD' || value);
  const facts = [
    { key: 'currency', label: t('company.currency'), value: t(`trade:currency.${account.currency}`) },
    { key: 'bank', label: t('company.bank'), value: account.bank_name },
    { key: 'number', label: t('company.number'), value: account.account_number },
    { key: 'holder', label: t('company.holder'), value: account.account_holder },
    ...abroad,
  ];
  return (
    <Stack>
      {changedAt !== null && now !== null && isChangeMarked(new Date(changedAt), new Date(now)) && (
        <Banner tone="warning" title={t('company.changedTitle', { day: sentenceDay(changedAt, language) })}>
          {t('company.changedText')}
        </Banner>
      )}
      <KeyValueList items={facts} labelWidth="144px" />
      <Inline $justify="flex-end">
        <CloseAccount account={account} />
        <Button onClick={onChange}>{t('company.change')}</Button>
      </Inline>
    </Stack>
  );
}

/** Closes one account after a question that says what stays. Without a recent authentication it requires the password. */
function CloseAccount({ account }: { account: BankAccount }) {
  const { t } = useTranslation(['user', 'trade']);
  const errorText = useErrorText();
  const [confirming, setConfirming] = useState(false);
  const action = useConfirmedAction(useCloseBankAccount().mutateAsync);
  const close = async () => {
    if (!(await action.run(account))) return;
    setConfirming(false);
    toast.success(t('company.closed'));
  };
  return (
    <>
      <Button onClick={() => setConfirming(true)}>{t('company.closeAccount')}</Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('company.closeTitle', { currency: t(`trade:currency.${account.currency}`) })}
        text={t('company.closeText')}
        confirmLabel={t('company.closeAccount')}
        onConfirm={() => void close()}
        danger
        loading={action.busy}
        error={action.failure ? errorText(action.failure) : undefined}
      />
      {action.prompt}
    </>
  );
}
