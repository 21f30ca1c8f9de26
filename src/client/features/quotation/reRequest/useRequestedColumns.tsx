import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import type { Rerequest, SellerRequest } from '../../../../contract/entities/quotation';
import { itemColumn } from '../../../shared/itemColumn';
import { PriceText } from '../../../shared/MoneyText';
import { QuantityText } from '../../../shared/QuantityText';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Text } from '../../../ui/Text';

type Line = SellerRequest['lines'][number];

/** How far the wished price is from the offered one in percent, with its sign, to one place. */
function gapText(offered: string, wished: string): string {
  const change = new Big(wished).div(offered).minus(1).times(100).round(1, Big.roundHalfUp);
  return `${change.gt(0) ? '+' : ''}${change.toFixed()}%`;
}

/** Columns of a re-request: the price offered so far, the one wished, and what lies between where units and currency agree. */
export function useRequestedColumns(request: SellerRequest, { target_prices }: Rerequest): Column<Line>[] {
  const { t } = useTranslation('seller');
  const targets = new Map(target_prices.map((one) => [one.rfq_line_id, one.unit_price]));
  const answers = new Map(request.quotation?.lines.map((answer) => [answer.rfq_line_id, answer]));
  const currency = request.quotation?.currency ?? request.currency;
  const gap = ({ id, uom }: Line) => {
    const [target, answer] = [targets.get(id), answers.get(id)];
    const comparable = answer?.price_uom === uom && currency === request.currency;
    return target && answer?.unit_price && comparable ? gapText(answer.unit_price, target) : null;
  };
  const columns: Column<Line>[] = [
    itemColumn(t('detail.item'), (line) => line),
    {
      key: 'qty',
      folds: 'plain',
      header: t('detail.qty'),
      width: '100px',
      align: 'right',
      render: (line) => <QuantityText qty={line.qty} uom={line.uom} />,
    },
    {
      key: 'mine',
      header: t('reRequest.mine'),
      width: '150px',
      align: 'right',
      render: ({ id }) => (
        <PriceText price={answers.get(id)?.unit_price} currency={currency} per={answers.get(id)?.price_uom} />
      ),
    },
  ];
  // Whoever only asks for another price names none: then there is nothing to lay beside it.
  if (targets.size === 0) return columns;
  return [
    ...columns,
    {
      key: 'target',
      header: t('detail.targetPrice'),
      width: '150px',
      align: 'right',
      render: ({ id, uom }) => <PriceText price={targets.get(id)} currency={request.currency} per={uom} />,
    },
    {
      key: 'gap',
      header: t('reRequest.gap'),
      width: '90px',
      align: 'right',
      render: (line) =>
        gap(line) ?? (
          <Text as="span" $color="textFaint">
            –
          </Text>
        ),
    },
  ];
}
