import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { companyQueries } from '../../../queries/company';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Section } from '../../../ui/Section';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { BankAccountForm } from './BankAccountForm';

/** The account that buyers transfer to: shown, and changed in place. */
export function BankAccountSection() {
  const { t } = useTranslation(['user', 'trade']);
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(companyQueries(useApi()).bankAccount());
  const [editing, setEditing] = useState(false);
  const account = data?.bank_account;
  const change = account && !editing && <Button onClick={() => setEditing(true)}>{t('company.change')}</Button>;

  const content = () => {
    if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
    if (!data) {
      return (
        <Loading>
          <SkeletonLines lines={3} />
        </Loading>
      );
    }
    if (editing) return <BankAccountForm account={account ?? null} onDone={() => setEditing(false)} />;
    if (!account) {
      return (
        <EmptyState
          icon={<Landmark />}
          title={t('company.accountNone')}
          text={t('company.accountNoneText')}
          action={<Button onClick={() => setEditing(true)}>{t('company.add')}</Button>}
        />
      );
    }
    const facts = [
      { key: 'bank', label: t('company.bank'), value: account.bank_name },
      { key: 'number', label: t('company.number'), value: account.account_number },
      { key: 'holder', label: t('company.holder'), value: account.account_holder },
      { key: 'currency', label: t('company.currency'), value: t(`trade:currency.${account.currency}`) },
    ];
    return <KeyValueList items={facts} labelWidth="144px" />;
  };
  return (
    <Section title={t('company.account')} note={t('company.accountText')} actions={change}>
      <Card>{content()}</Card>
    </Section>
  );
}
