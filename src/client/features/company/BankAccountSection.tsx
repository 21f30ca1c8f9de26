import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Currency } from '../../../contract/values';
import { useApi } from '../../api/ApiProvider';
import { companyQueries } from '../../queries/company';
import { useErrorText } from '../../shell/errors/useErrorText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Section } from '../../ui/Section';
import { Loading, SkeletonLines } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { BankAccountFacts } from './BankAccountFacts';
import { BankAccountForm } from './BankAccountForm';
import { onceReachable } from '../../ui/onceReachable';

/** For a day after a change: its script comes when it is needed. */
const WaitingAccount = dynamic(() =>
  onceReachable(() => import('./WaitingAccount')).then((module) => module.WaitingAccount),
);

const CURRENCIES = ['KRW', 'USD'] as const;

/** The accounts that buyers transfer to, one for each currency: shown, and changed in place. */
export function BankAccountSection() {
  const { t } = useTranslation(['user', 'trade']);
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(companyQueries(useApi()).bankAccounts());
  const [editing, setEditing] = useState<Currency | null>(null);
  const accounts = data?.account_list ?? [];
  const missing = CURRENCIES.filter((one) => !accounts.some(({ bank_account }) => bank_account.currency === one));
  const shown = CURRENCIES.filter((one) => one === editing || !missing.includes(one));
  const label = (currency: Currency) => t(`trade:currency.${currency}`);

  const content = () => {
    if (error && !data) {
      return (
        <Card>
          <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />
        </Card>
      );
    }
    if (!data) {
      return (
        <Card>
          <Loading>
            <SkeletonLines lines={3} />
          </Loading>
        </Card>
      );
    }
    if (shown.length === 0) {
      return (
        <Card>
          <EmptyState
            icon={<Landmark />}
            title={t('company.accountNone')}
            text={t('company.accountNoneText')}
            action={<Button onClick={() => setEditing('KRW')}>{t('company.add')}</Button>}
          />
        </Card>
      );
    }
    return shown.map((currency) => {
      const kept = accounts.find(({ bank_account }) => bank_account.currency === currency);
      return (
        <Card key={currency} data-sentry-mask>
          {kept && editing !== currency ? (
            <BankAccountFacts kept={kept} onChange={() => setEditing(currency)} />
          ) : (
            <BankAccountForm
              key={currency}
              account={kept?.bank_account ?? null}
              currency={currency}
              onDone={() => setEditing(null)}
            />
          )}
        </Card>
      );
    });
  };
  const adding =
    shown.length > 0 &&
    missing
      .filter((one) => one !== editing)
      .map((one) => (
        <Button key={one} onClick={() => setEditing(one)}>
          {t('company.addFor', { currency: label(one) })}
        </Button>
      ));
  return (
    <Section title={t('company.account')} note={t('company.accountText')} actions={adding}>
      <Stack>
        {data?.waiting_list.map((one) => (
          <WaitingAccount key={one.bank_account.currency} waiting={one} onUsed={() => void refetch()} />
        ))}
        {content()}
      </Stack>
    </Section>
  );
}
