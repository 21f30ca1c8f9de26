import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../../contract/values';
import { ChartCard } from '../../ui/chart/ChartCard';
import { type RankRow, RankBars } from '../../ui/chart/RankBars';
import { DataTable } from '../../ui/DataTable';
import type { Column } from '../../ui/dataTable/tableTypes';
import { Text, TextLink } from '../../ui/Text';
import { shareText } from './shareText';
import { useStatText } from './useStatText';

/** So many rows have a bar of their own; the others stand together, and in the table. */
const MOST_BARS = 6;

export type SumRow = { key: string; name: string; href?: string; krw: string; usd: string; orders?: number };

interface Props {
  title: string;
  note: (currency: Currency) => string;
  /** Head of the names. */
  header: string;
  rows: readonly SumRow[];
}

const sumOf = (row: SumRow, currency: Currency) => Number(currency === 'KRW' ? row.krw : row.usd);

/** Sums of money by name, largest first: one chart for each currency that there is, since none is converted. */
export function SumCharts(props: Props) {
  const currencies = (['KRW', 'USD'] as const).filter((one) => props.rows.some((row) => sumOf(row, one) !== 0));
  const shown: readonly Currency[] = currencies.length > 0 ? currencies : ['KRW'];
  return shown.map((currency) => <SumChart key={currency} {...props} currency={currency} />);
}

function SumChart({ title, note, header, rows, currency }: Props & { currency: Currency }) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const sorted = rows
    .filter((row) => sumOf(row, currency) !== 0)
    .toSorted((a, b) => sumOf(b, currency) - sumOf(a, currency));
  const whole = sorted.reduce((sum, row) => sum + sumOf(row, currency), 0);
  const figure = (sum: number) => {
    const money = text.money(sum, currency);
    return whole > 0 ? `${money} (${shareText(sum, whole)})` : money;
  };
  // One that is left over alone stands for itself.
  const own = sorted.length > MOST_BARS + 1 ? sorted.slice(0, MOST_BARS) : sorted;
  const rest = sorted.slice(own.length);
  const restSum = rest.reduce((sum, row) => sum + sumOf(row, currency), 0);
  const bars: RankRow[] = own.map((row) => ({
    key: row.key,
    name: row.name,
    ...(row.href && { href: row.href }),
    parts: [sumOf(row, currency)],
    figure: figure(sumOf(row, currency)),
  }));
  if (rest.length > 0) {
    bars.push({ key: '', name: t('stats.others', { count: rest.length }), parts: [restSum], figure: figure(restSum) });
  }
  return (
    <ChartCard
      title={title}
      note={note(currency)}
      chart={
        bars.length === 0 ? (
          <Text $color="textMuted">{t('stats.empty')}</Text>
        ) : (
          <RankBars label={title} rows={bars} parts={[{ key: 'sum', name: title, fill: 'main' }]} />
        )
      }
      table={<SumTable title={title} header={header} rows={rows} />}
    />
  );
}

function SumTable({ title, header, rows }: Pick<Props, 'title' | 'header' | 'rows'>) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const counted = rows.some(({ orders }) => orders !== undefined);
  const columns: Column<SumRow>[] = [
    {
      key: 'name',
      header,
      wrap: true,
      render: (row) => (row.href ? <TextLink href={row.href}>{row.name}</TextLink> : row.name),
    },
    ...(counted
      ? [
          {
            key: 'orders',
            header: t('stats.orders'),
            align: 'right',
            width: '72px',
            render: (row) => text.whole(row.orders ?? 0),
          } satisfies Column<SumRow>,
        ]
      : []),
    { key: 'krw', header: t('stats.krw'), align: 'right', render: (row) => text.whole(Number(row.krw)) },
    { key: 'usd', header: 'USD', align: 'right', render: (row) => text.whole(Number(row.usd)) },
  ];
  return (
    <DataTable aria-label={title} columns={columns} rows={rows} rowKey={({ key }) => key} maxHeight="280px" dense />
  );
}
