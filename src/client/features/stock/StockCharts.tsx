import { useTranslation } from 'next-i18next/pages';
import { STOCK_AGES } from '../../../contract/bands';
import type { StockOverview } from '../../../contract/entities/stock';
import { weightFigure } from '../../shared/figures';
import { ChartCard } from '../../ui/chart/ChartCard';
import type { ChartFill } from '../../ui/chart/chartFill';
import { RankBars } from '../../ui/chart/RankBars';
import { DataTable } from '../../ui/DataTable';
import type { Column } from '../../ui/dataTable/tableTypes';
import { Columns } from '../../ui/Stack';
import { Text } from '../../ui/Text';

type Category = StockOverview['categories'][number];

const AGE_FILL: Record<(typeof STOCK_AGES)[number], ChartFill> = {
  d90: 'second',
  d180: 'main',
  d365: 'riskSoft',
  older: 'risk',
};

/** How heavy the stock is by material: by how long it has been there, and how much of it is for sale. */
export function StockCharts({ categories }: Pick<StockOverview, 'categories'>) {
  const { t } = useTranslation(['stock', 'trade']);
  const weighed = categories.filter(({ weight_kg }) => Number(weight_kg) > 0);
  const unweighed = categories.reduce((sum, { unweighed_count }) => sum + unweighed_count, 0);
  if (categories.length === 0) return null;
  // The heaviest comes first.
  const weight = (kg: string) => {
    const { value, unit } = weightFigure(kg, categories[0]?.weight_kg);
    return `${value} ${unit}`;
  };
  const note = unweighed > 0 ? t('overview.unweighed', { count: unweighed }) : undefined;
  const nothing = weighed.length === 0 ? <Text $color="textMuted">{t('overview.noWeight')}</Text> : null;
  const name = ({ category }: Category) => t(`trade:category.${category}`);
  const weightOf = ({ ages }: Category, age: string) => Number(ages.find((one) => one.age === age)?.weight_kg ?? 0);
  const lotsOf = ({ ages }: Category, age: string) => ages.find((one) => one.age === age)?.item_count ?? 0;
  return (
    <Columns>
      <ChartCard
        title={t('overview.byAge')}
        note={[t('overview.ageNote'), note].filter(Boolean).join(' · ')}
        chart={
          nothing ?? (
            <RankBars
              label={t('overview.byAge')}
              rows={weighed.map((row) => ({
                key: row.category,
                name: name(row),
                parts: STOCK_AGES.map((age) => weightOf(row, age)),
                figure: weight(row.weight_kg),
              }))}
              parts={STOCK_AGES.map((age) => ({ key: age, name: t(`overview.age.${age}`), fill: AGE_FILL[age] }))}
            />
          )
        }
        table={
          <CategoryTable
            label={t('overview.byAge')}
            categories={categories}
            columns={STOCK_AGES.map((age) => ({
              key: age,
              header: t(`overview.age.${age}`),
              align: 'right',
              render: (row) =>
                lotsOf(row, age) === 0
                  ? '–'
                  : t('overview.ageCell', { weight: weight(String(weightOf(row, age))), count: lotsOf(row, age) }),
            }))}
          />
        }
      />
      <ChartCard
        title={t('overview.byOpen')}
        note={note}
        chart={
          nothing ?? (
            <RankBars
              label={t('overview.byOpen')}
              rows={weighed.map((row) => ({
                key: row.category,
                name: name(row),
                parts: [Number(row.open_weight_kg), Number(row.weight_kg) - Number(row.open_weight_kg)],
                figure: `${weight(row.open_weight_kg)} / ${weight(row.weight_kg)}`,
              }))}
              parts={[
                { key: 'open', name: t('overview.open'), fill: 'main' },
                { key: 'held', name: t('overview.held'), fill: 'third' },
              ]}
            />
          )
        }
        table={
          <CategoryTable
            label={t('overview.byOpen')}
            categories={categories}
            columns={[
              { key: 'items', header: t('overview.items'), align: 'right', render: (row) => row.item_count },
              { key: 'weight', header: t('overview.weight'), align: 'right', render: (row) => weight(row.weight_kg) },
              { key: 'open', header: t('overview.open'), align: 'right', render: (row) => weight(row.open_weight_kg) },
              {
                key: 'unknown',
                header: t('overview.unknownWeight'),
                align: 'right',
                render: (row) => row.unweighed_count || '–',
              },
            ]}
          />
        }
      />
    </Columns>
  );
}

interface TableProps {
  label: string;
  categories: readonly Category[];
  columns: readonly Column<Category>[];
}

function CategoryTable({ label, categories, columns }: TableProps) {
  const { t } = useTranslation('trade');
  return (
    <DataTable
      dense
      aria-label={label}
      rows={categories}
      rowKey={({ category }) => category}
      minWidth={520}
      columns={[
        { key: 'category', header: t('field.category'), render: ({ category }) => t(`category.${category}`) },
        ...columns,
      ]}
    />
  );
}
