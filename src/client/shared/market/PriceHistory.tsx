import { useTranslation } from 'next-i18next/pages';
import type { OpenItemDetail } from '../../../contract/entities/market';
import { shownPrice } from '../../../domain/money/decimalText';
import { dayText } from '../../../domain/time/instants';
import { DateText } from '../DateText';
import { priceFigure } from '../figures';
import { PriceText } from '../MoneyText';
import { useToday } from '../useToday';
import { ChartCard } from '../../ui/chart/ChartCard';
import { RangeStrip } from '../../ui/chart/RangeStrip';
import { StepLine } from '../../ui/chart/StepLine';
import { DataTable } from '../../ui/DataTable';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

type Item = Pick<OpenItemDetail, 'price_history' | 'elsewhere' | 'price_each' | 'currency' | 'uom'>;

/** An item's price over time, and where it lies among others' prices for the very same material; as a table on request. */
export function PriceHistory({ item }: { item: Item }) {
  const { t } = useTranslation(['market', 'trade']);
  // The last price holds until today.
  const today = useToday();
  const { price_history: history, currency, uom, elsewhere } = item;
  const price = (value: string | number) =>
    `${priceFigure(shownPrice(String(value), currency), currency)} ${t(`trade:currency.${currency}`)}/${t(`trade:uom.${uom}`)}`;
  const first = history[0];
  const last = history.at(-1);
  // Prices in another currency, or whose unit the lot does not say, do not stand on one line with the others.
  const trend = history.flatMap((one) =>
    one.price_each !== null && one.currency === currency
      ? [{ at: Date.parse(one.at), value: Number(one.price_each) }]
      : [],
  );
  if (!first || !last) return null;
  const range = elsewhere && {
    ...elsewhere,
    text: t('item.elsewhere', {
      count: elsewhere.count,
      low: priceFigure(shownPrice(elsewhere.low, currency), currency),
      high: price(elsewhere.high),
    }),
  };
  return (
    <ChartCard
      title={t('item.history')}
      note={t('item.historyNote')}
      chart={
        <Stack $gap={3}>
          {trend.length > 1 ? (
            <StepLine
              label={t('item.trend', {
                count: trend.length,
                from: price(trend[0]?.value ?? 0),
                to: price(trend.at(-1)?.value ?? 0),
              })}
              points={trend}
              until={today ? Date.parse(today) : null}
              band={elsewhere && { low: Number(elsewhere.low), high: Number(elsewhere.high) }}
              figure={(value) => priceFigure(shownPrice(String(value), currency), currency)}
              day={(at) => dayText(new Date(at).toISOString())}
              since={(at) => t('item.sinceDay', { day: dayText(new Date(at).toISOString()) })}
            />
          ) : (
            item.price_each !== null && (
              <Text>{t('item.since', { price: price(item.price_each), day: dayText(last.at) })}</Text>
            )
          )}
          {range && (
            <div>
              <RangeStrip
                label={range.text}
                low={Number(range.low)}
                high={Number(range.high)}
                middle={Number(range.middle)}
                own={item.price_each === null ? null : Number(item.price_each)}
                figure={(value) => priceFigure(shownPrice(String(value), currency), currency)}
              />
              <Text $size={13} $color="textMuted">
                {range.text}
              </Text>
            </div>
          )}
        </Stack>
      }
      table={
        <DataTable
          dense
          aria-label={t('item.history')}
          rows={history.toReversed()}
          rowKey={(row) => row.at}
          columns={[
            { key: 'at', header: t('column.day'), render: (row) => <DateText value={row.at} /> },
            {
              key: 'price',
              header: t('column.price'),
              align: 'right',
              render: (row) => <PriceText price={row.unit_price} currency={row.currency} per={row.price_uom} />,
            },
          ]}
        />
      }
    />
  );
}
