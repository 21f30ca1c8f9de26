import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { Quotation, QuotationLine, SellerRequest } from '../../../../contract/entities/quotation';
import { useApi } from '../../../api/ApiProvider';
import { itemColumn } from '../../../shared/itemColumn';
import { MoneyText, PriceText } from '../../../shared/MoneyText';
import { useLeadTime } from '../../../shared/useLeadTime';
import { quotationHistoryQueries } from '../../../queries/quotation';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { changesBetween, type RevisionChange } from './revisionChanges';

type Props = { request: SellerRequest; present: Quotation; revision: number };

/** What one revision said of a line; null where it did not have it. */
function Said({ answer, currency }: { answer: QuotationLine | null; currency: Quotation['currency'] }) {
  const { t } = useTranslation(['seller', 'trade']);
  const leadTime = useLeadTime();
  if (!answer?.unit_price) {
    return (
      <Text as="span" $color="textMuted">
        {answer ? t(`trade:response.${answer.response}`) : t('view.unanswered')}
      </Text>
    );
  }
  return (
    <Stack as="span" $gap={0}>
      <PriceText price={answer.unit_price} currency={currency} per={answer.price_uom} />
      <Text as="span" $size={12} $color="textMuted">
        <MoneyText amount={answer.amount} currency={currency} /> · {leadTime(answer.lead_days)}
      </Text>
    </Stack>
  );
}

/** An earlier revision beside the present one: the lines that differ, price and lead time of each. */
export function RevisionCompare({ request, present, revision }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(
    quotationHistoryQueries(useApi()).revision(request.rfq_number_id, revision),
  );
  if (error && !data) return <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />;
  const rows = data ? changesBetween(request, data, present) : [];
  return (
    <DataTable
      aria-label={t('revision.compare')}
      rows={rows}
      rowKey={({ line }) => line.id}
      loading={!data}
      skeletonRows={3}
      minWidth={720}
      dense
      empty={<EmptyState title={t('revision.same')} text={t('revision.sameText')} />}
      columns={[
        itemColumn(t('detail.item'), ({ line }: RevisionChange) => line),
        {
          key: 'before',
          header: t('view.revision', { revision }),
          align: 'right',
          width: '180px',
          render: ({ before }) => <Said answer={before} currency={data?.currency ?? present.currency} />,
        },
        {
          key: 'after',
          header: t('view.revision', { revision: present.revision }),
          align: 'right',
          width: '180px',
          render: ({ after }) => <Said answer={after} currency={present.currency} />,
        },
        {
          key: 'change',
          header: t('revision.change'),
          align: 'right',
          width: '90px',
          render: ({ percent }) => (percent === null || data?.currency !== present.currency ? '–' : `${percent}%`),
        },
      ]}
    />
  );
}
