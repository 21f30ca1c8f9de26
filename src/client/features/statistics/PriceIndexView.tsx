import { ChartLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { PriceIndex } from '../../../contract/entities/statistics';
import { addMonths } from '../../../domain/time/months';
import { EmptyState } from '../../ui/EmptyState';
import { Columns, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { FamilyCard } from './FamilyCard';
import { IndexLegend } from './IndexLegend';
import { inMonths, isKnown } from './familyMonths';
import { type IndexSpan, monthsOf } from './period';

type Family = PriceIndex['families'][number];

const ownOf = ({ received, sent, bought }: Family) => [...received, ...sent, ...bought];
const hasOwn = (family: Family) => ownOf(family).length > 0;

/**
 * The published price per kg of every material family beside each other, with the own quotations and purchases among them:
 * families that the company deals in come first, then those with the most months. Of the newest months alone where a span says so.
 */
export function PriceIndexView({ data: { months, families: known }, span }: { data: PriceIndex; span: IndexSpan }) {
  const { t } = useTranslation(['service', 'trade']);
  if (known.length === 0) {
    return <EmptyState bordered icon={<ChartLine />} title={t('stats.indexEmpty')} text={t('stats.indexRule')} />;
  }
  // Own figures are there for the running month too, which no index is published for yet.
  const last = months.at(-1) ?? '';
  const newest = known.some((family) => ownOf(family).some((one) => one.month > last));
  const shown = monthsOf(span, newest ? [...months, addMonths(last, 1)] : months);
  const families = known.map((family) => inMonths(family, shown)).filter(isKnown);
  if (families.length === 0) {
    return <EmptyState bordered icon={<ChartLine />} title={t('stats.indexNone')} text={t('stats.indexRule')} />;
  }
  return (
    <Stack>
      <IndexLegend families={families} months={shown} />
      <Columns $min={320}>
        {families
          .toSorted((a, b) => Number(hasOwn(b)) - Number(hasOwn(a)) || b.points.length - a.points.length)
          .map((family) => (
            <FamilyCard
              key={`${family.category}-${family.grade_family}`}
              family={family}
              months={shown}
              cut={span !== 'all'}
            />
          ))}
      </Columns>
      <Text $size={13} $color="textMuted">
        {t('stats.indexRule')} {t('stats.indexOwn')}
      </Text>
    </Stack>
  );
}
