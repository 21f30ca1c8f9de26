import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { isChangeMarked } from '../../../../domain/company/accountMark';
import { useApi } from '../../../api/ApiProvider';
import { dayText } from '../../../../domain/time/instants';
import { useReader } from '../../../parts/useReader';
import { companyQueries } from '../../../queries/company';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Section } from '../../../ui/Section';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { useNow } from '../../../ui/useNow';
import { BankAccountForm } from './BankAccountForm';

/** The account that buyers transfer to: shown, and changed in place. */
export function BankAccountSection() {
  const { t } = useTranslation(['user', 'trade']);
  const language = useReader();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(companyQueries(useApi()).bankAccount());
  const [editing, setEditing] = useState(false);
  const now = useNow();
  const account = data?.bank_account;
  const changedAt = data?.changed_at ?? null;
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
    return (
      <Stack>
        {changedAt !== null && now !== null && isChangeMarked(new Date(changedAt), new Date(now)) && (
          <Banner tone="warning" title={t('company.changedTitle', { day: dayText(changedAt, language) })}>
            {t('company.changedText')}
          </Banner>
        )}
        <KeyValueList items={facts} labelWidth="144px" />
      </Stack>
    );
  };
  return (
    <Section title={t('company.account')} note={t('company.accountText')} actions={change}>
      <Card data-sentry-mask>{content()}</Card>
    </Section>
  );
}
