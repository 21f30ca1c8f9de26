import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../contract/entities/comparison';
import { useApi } from '../../../api/ApiProvider';
import { DateText } from '../../../shared/DateText';
import { ComparablePriceText, PriceText } from '../../../shared/MoneyText';
import { QuantityText } from '../../../shared/QuantityText';
import type { Uom } from '../../../../contract/entities/rfq';
import { ErrorState } from '../../../ui/ErrorState';
import { LoadingLines } from '../../../ui/Skeleton';
import { Link } from '../../../ui/Link';
import { Text } from '../../../ui/Text';
import { paths } from '../../../paths';
import { awardQueries } from '../awardQueries';
import { Facts } from './matrixStyles';

type Props = { comparison: Comparison; line: Comparison['rows'][number]['line'] };

/** What the company itself paid for the item before, newest first: when, to whom, for how many, and what that is per requested unit. */
export function ItemPurchases({ comparison, line }: Props) {
  const { t } = useTranslation('project');
  const { data, error, refetch } = useQuery(awardQueries(useApi()).purchases(comparison.rfq_number_id));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingLines lines={2} />;
  const purchases = data.items.find(({ rfq_line_id }) => rfq_line_id === line.id)?.purchases ?? [];
  if (purchases.length === 0) {
    return (
      <Text $size={13} $color="textMuted">
        {t('overview.noPurchases')}
      </Text>
    );
  }
  return (
    <Facts>
      {purchases.map((one) => [
        <dt key={`${one.order_number} when`}>
          <Link href={paths.project.detail(one.order_number)}>
            <DateText value={one.placed_at} />
          </Link>{' '}
          · {one.seller_name} · <QuantityText qty={one.qty} uom={one.uom as Uom} />
        </dt>,
        <dd key={one.order_number}>
          {one.comparable_price ? (
            <ComparablePriceText price={one.comparable_price} currency={comparison.currency} per={line.uom} />
          ) : (
            <PriceText price={one.unit_price} currency={one.currency} per={one.price_uom} />
          )}
        </dd>,
      ])}
    </Facts>
  );
}
