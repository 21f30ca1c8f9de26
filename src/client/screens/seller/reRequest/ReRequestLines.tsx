import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import type { Rerequest, SellerRequest } from '../../../../contract/entities/quotation';
import { LineMaterial } from '../../../parts/LineMaterial';
import { fromRfqLine } from '../../../parts/lineRow';
import { PriceText } from '../../../parts/MoneyText';
import { QuantityText } from '../../../parts/QuantityText';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { LongTable } from '../../../ui/LongTable';

type Props = { request: SellerRequest; rerequest: Rerequest };

/** Each line with the price offered so far and the one the buyer wishes. */
export function ReRequestLines({ request, rerequest }: Props) {
  const { t } = useTranslation('seller');
  const targets = new Map(rerequest.target_prices.map((one) => [one.rfq_line_id, one.unit_price]));
  const answers = new Map(request.quotation?.lines.map((answer) => [answer.rfq_line_id, answer]));
  const currency = request.quotation?.currency ?? request.currency;
  const rows = request.lines.filter((line) => !line.excluded);
  const gap = (id: string, uom: string | null) => {
    const [target, answer] = [targets.get(id), answers.get(id)];
    if (!target || !answer?.unit_price || answer.price_uom !== uom || currency !== request.currency) return null;
    const change = new Big(target).div(answer.unit_price).minus(1).times(100).round(1, Big.roundHalfUp);
    return `${change.gt(0) ? '+' : ''}${change.toFixed()}%`;
  };
  return (
    <Section
      title={t('detail.lines')}
      count={rows.length}
      note={t(targets.size > 0 ? 'reRequest.targetNote' : 'reRequest.noTarget', { count: targets.size })}
    >
      <LongTable
        aria-label={t('detail.lines')}
        rows={rows}
        rowKey={(line) => line.id}
        minWidth={820}
        dense
        columns={[
          {
            key: 'item',
            numbered: true,
            header: t('detail.item'),
            wrap: true,
            render: (line) => <LineMaterial row={fromRfqLine(line)} />,
          },
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
            render: ({ id, uom }) =>
              gap(id, uom) ?? (
                <Text as="span" $color="textFaint">
                  –
                </Text>
              ),
          },
        ]}
      />
    </Section>
  );
}
