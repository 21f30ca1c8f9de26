import { Eye } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { priceFigure } from '../../../parts/figures';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { Inline } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { LINE_ORDERS, type LineOrder } from './lineOrder';

const Order = styled.div`
  width: 220px;
`;

type Props = {
  comparison: Comparison;
  order: LineOrder;
  onOrder: (order: LineOrder) => void;
  hidden: readonly string[];
  onShow: (quotationId: string) => void;
};

/** Order of the lines, sellers that were hidden, and what the prices rest on. */
export function ComparisonTools({ comparison, order, onOrder, hidden, onShow }: Props) {
  const { t } = useTranslation('project');
  const { usd_krw_rate: rate, split_allowed } = comparison;
  const choose = (value: string) => onOrder(LINE_ORDERS.find((known) => known === value) ?? 'line');
  return (
    <Inline $gap={3}>
      <Order>
        <Select
          compact
          aria-label={t('compare.order')}
          value={order}
          onChange={(event) => choose(event.target.value)}
          options={LINE_ORDERS.map((value) => ({ value, label: t(`compare.orders.${value}`) }))}
        />
      </Order>
      {comparison.sellers
        .filter((seller) => hidden.includes(seller.quotation_id))
        .map((seller) => (
          <Button key={seller.quotation_id} size="sm" icon={<Eye />} onClick={() => onShow(seller.quotation_id)}>
            {t('compare.show', { name: seller.company_name })}
          </Button>
        ))}
      <Text $size={13} $color="textMuted">
        {t('compare.basis')}
        {rate ? ` ${t('compare.rate', { rate: priceFigure(rate, 'KRW') })}` : ''}
        {split_allowed ? '' : ` ${t('compare.noSplit')}`}
      </Text>
    </Inline>
  );
}
