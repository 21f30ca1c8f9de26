import { useTranslation } from 'next-i18next/pages';
import type { BuyerStatistics } from '../../../contract/entities/statistics';
import { paths } from '../../paths';
import { SumCharts } from './SumChart';

type PartnerSums = BuyerStatistics['suppliers'][number];
type CategorySums = BuyerStatistics['groups'][number];

type PartnerProps = {
  /** The reader's own side, whose projects each name leads to. */
  side: 'buyer' | 'seller';
  title: string;
  header: string;
  partners: readonly PartnerSums[];
};

/** What was traded with each company, with freight. */
export function SumsByPartner({ side, title, header, partners }: PartnerProps) {
  const { t } = useTranslation('service');
  return (
    <SumCharts
      title={title}
      note={(currency) => t('stats.withFreight', { currency: t(`stats.unit.${currency}`) })}
      header={header}
      rows={partners.map(({ company_id: key, ...sums }) => ({
        ...sums,
        key,
        href: paths.project.list({ side, q: sums.name }),
      }))}
    />
  );
}

/** What was traded of each category, without freight. */
export function SumsByCategory({ title, groups }: { title: string; groups: readonly CategorySums[] }) {
  const { t } = useTranslation(['service', 'trade']);
  return (
    <SumCharts
      title={title}
      note={(currency) => t('stats.withoutFreight', { currency: t(`stats.unit.${currency}`) })}
      header={t('stats.group')}
      rows={groups.map(({ category, ...sums }) => ({ ...sums, key: category, name: t(`trade:category.${category}`) }))}
    />
  );
}
