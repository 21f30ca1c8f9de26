import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { Budget, BudgetRecord } from '../../../../contract/entities/budget';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { budgetQueries } from '../../../queries/budget';
import { useStaleOnceLeft } from '../../../queries/useStaleOnceLeft';
import { DateText } from '../../../shared/DateText';
import { MoneyText } from '../../../shared/MoneyText';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Chip } from '../../../ui/Chip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { LeaveButton } from '../../../ui/LeaveButton';
import { LongTable } from '../../../ui/LongTable';
import { RecordName } from '../../../ui/RecordName';
import { Code, Text } from '../../../ui/Text';

const TONES = { requested: 'gray', awarded: 'yellow', ordered: 'blue' } as const;

/** The requests, awards and orders that count in a budget, each with its part and the way to it. */
export function BudgetRecordsDialog({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const query = budgetQueries(useApi()).records(budget.id);
  const { data, error, isPending, isFetching, refetch } = useQuery(query);
  useStaleOnceLeft(query.queryKey);
  const columns = useRecordColumns();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('records.title', { name: budget.name })}
      description={t('records.text')}
      footer={<LeaveButton />}
      width={880}
    >
      {error && !data ? (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LongTable
          boxed
          dense
          aria-label={t('records.title', { name: budget.name })}
          columns={columns}
          rows={data?.items ?? []}
          rowKey={({ stage, number, currency, day, amount, paid }) =>
            [stage, number, currency, day, amount, paid].join(' ')
          }
          rowHref={({ number }) => paths.project.detail(number)}
          loading={isPending}
          skeletonRows={3}
          minWidth={560}
          empty={<EmptyState title={t('records.empty')} text={t('records.emptyText')} />}
        />
      )}
    </Dialog>
  );
}

function useRecordColumns(): Column<BudgetRecord>[] {
  const { t } = useTranslation('budget');
  return [
    {
      key: 'number',
      header: t('records.record'),
      wrap: true,
      render: ({ title, number }) => <RecordName name={title || number} facts={<Code>{number}</Code>} />,
    },
    {
      key: 'stage',
      header: t('records.stage'),
      width: '112px',
      sortValue: ({ stage, paid }) => `${stage} ${paid}`,
      render: ({ stage, paid }) =>
        paid ? (
          <Chip size="sm" tone="green">
            {t('stage.paid')}
          </Chip>
        ) : (
          <Chip size="sm" tone={TONES[stage]}>
            {t(`stage.${stage}`)}
          </Chip>
        ),
    },
    {
      key: 'day',
      header: t('records.day'),
      width: '110px',
      sortValue: ({ day }) => day,
      render: ({ day }) => <DateText value={day} />,
    },
    {
      key: 'amount',
      header: t('records.amount'),
      align: 'right',
      width: '168px',
      sortValue: ({ amount_krw }) => (amount_krw === null ? null : Number(amount_krw)),
      render: (record) => <Part record={record} />,
    },
  ];
}

/** The part in won, with what it was converted from. */
function Part({ record: { amount, amount_krw, currency } }: { record: BudgetRecord }) {
  const { t } = useTranslation('budget');
  if (amount === null) return <Text $color="textMuted">{t('records.unknown')}</Text>;
  if (amount_krw === null) return <MoneyText amount={amount} currency={currency} />;
  return (
    <>
      <MoneyText amount={amount_krw} currency="KRW" />
      {currency !== 'KRW' && (
        <Text as="div" $size={12} $color="textMuted">
          <MoneyText amount={amount} currency={currency} />
        </Text>
      )}
    </>
  );
}
