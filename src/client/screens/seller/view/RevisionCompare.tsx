import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { Quotation, QuotationLine, SellerRequest } from '../../../../contract/entities/quotation';
import { useApi } from '../../../api/ApiProvider';
import { LineMaterial } from '../../../parts/LineMaterial';
import { fromRfqLine } from '../../../parts/lineRow';
import { MoneyText, PriceText } from '../../../parts/MoneyText';
import { useLeadTime } from '../../../parts/useLeadTime';
import { quotationHistoryQueries } from '../../../queries/quotation';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { changesBetween } from './revisionChanges';

type Props = { request: SellerRequest; present: Quotation; revision: number };

/** An earlier revision beside the present one: the lines that differ, price and lead time of each. */
export function RevisionCompare({ request, present, revision }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const errorText = useErrorText();
  const leadTime = useLeadTime();
  const { data, error, refetch } = useQuery(
    quotationHistoryQueries(useApi()).revision(request.rfq_number_id, revision),
  );
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  const rows = data ? changesBetween(request, data, present) : [];
  const answer = (of: QuotationLine | null, currency: Quotation['currency']) =>
    of?.unit_price ? (
      <Stack as="span" $gap={0}>
        <PriceText price={of.unit_price} currency={currency} per={of.price_uom} />
        <Text as="span" $size={12} $color="textMuted">
          <MoneyText amount={of.amount} currency={currency} /> · {leadTime(of.lead_days)}
        </Text>
      </Stack>
    ) : (
      <Text as="span" $color="textMuted">
        {of ? t(`trade:response.${of.response}`) : t('view.unanswered')}
      </Text>
    );
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
        {
          key: 'item',
          header: t('detail.item'),
          wrap: true,
          render: ({ line }) => <LineMaterial row={fromRfqLine(line)} />,
        },
        {
          key: 'before',
          header: t('view.revision', { revision }),
          align: 'right',
          width: '180px',
          render: ({ before }) => answer(before, data?.currency ?? present.currency),
        },
        {
          key: 'after',
          header: t('view.revision', { revision: present.revision }),
          align: 'right',
          width: '180px',
          render: ({ after }) => answer(after, present.currency),
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
