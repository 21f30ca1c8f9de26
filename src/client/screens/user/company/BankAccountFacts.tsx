import { useTranslation } from 'next-i18next/pages';
import { isChangeMarked } from '../../../../domain/company/accountMark';
import { dayText } from '../../../../domain/time/instants';
import { useReader } from '../../../parts/useReader';
import type { KeptBankAccount } from '../../../queries/company';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Inline, Stack } from '../../../ui/Stack';
import { useNow } from '../../../ui/useNow';
import { CloseAccount } from './CloseAccount';

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
        <Banner tone="warning" title={t('company.changedTitle', { day: dayText(changedAt, language) })}>
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
