import { ChartLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PriceIndex } from '../../../contract/entities/statistics';
import { ChartCard } from '../../ui/chart/ChartCard';
import { LineChart } from '../../ui/chart/LineChart';
import { EmptyState } from '../../ui/EmptyState';
import { Select } from '../../ui/Select';
import { Stat } from '../../ui/Stat';
import { Text } from '../../ui/Text';
import { MonthTable } from './MonthTable';
import { useStatText } from './useStatText';

type Family = PriceIndex['families'][number];
const keyOf = ({ category, grade_family }: Family) => `${category}-${grade_family}`;

/** One price a month is no course yet: it stands as a figure. */
function IndexChart({ family, name, months }: { family: Family; name: string; months: readonly string[] }) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const last = family.points.at(-1);
  const price = Number(last?.krw_per_kg);
  if (family.points.length === 1) {
    return (
      <Stat label={last?.month} value={t('stats.perKg', { value: text.whole(price) })} note={t('stats.indexOne')} />
    );
  }
  const prices = new Map(family.points.map((point) => [point.month, Number(point.krw_per_kg)]));
  return (
    <LineChart
      label={t('stats.indexLabel', { family: name, month: last?.month, price: text.money(price, 'KRW') })}
      months={text.axis(months)}
      values={months.map((month) => prices.get(month) ?? null)}
      tick={text.whole}
      figure={(value) => t('stats.perKg', { value: text.whole(value) })}
    />
  );
}

/** The published price per kg of one material family at a time, with its table. */
export function PriceIndexView({ data: { months, families } }: { data: PriceIndex }) {
  const { t } = useTranslation(['service', 'trade']);
  const text = useStatText();
  const fullest = families.toSorted((a, b) => b.points.length - a.points.length)[0];
  const [chosen, setChosen] = useState(fullest ? keyOf(fullest) : '');
  const family = families.find((one) => keyOf(one) === chosen) ?? fullest;
  if (!family) {
    return <EmptyState bordered icon={<ChartLine />} title={t('stats.indexEmpty')} text={t('stats.indexRule')} />;
  }
  const nameOf = (one: Family) =>
    `${t(`trade:category.${one.category}`)} · ${t(`trade:gradeFamily.${one.grade_family}`)}`;
  const name = nameOf(family);
  const title = t('stats.indexTitle', { family: name });
  const price = {
    key: 'price',
    header: t('stats.indexUnit'),
    value: (row: Family['points'][number]) => text.whole(Number(row.krw_per_kg)),
  };
  return (
    <>
      <ChartCard
        title={title}
        note={t('stats.indexUnit')}
        tools={
          <Select
            compact
            aria-label={t('stats.family')}
            value={keyOf(family)}
            options={families.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        }
        chart={<IndexChart family={family} name={name} months={months} />}
        table={<MonthTable label={title} months={family.points} columns={[price]} />}
      />
      <Text $size={13} $color="textMuted">
        {t('stats.indexRule')}
      </Text>
    </>
  );
}
