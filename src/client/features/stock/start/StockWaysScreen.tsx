import { BookOpen, Boxes, History, PackageSearch, Tags, Warehouse } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { WayCard } from '../../../shared/WayCard';
import { paths } from '../../../paths';
import { PageHeader } from '../../../ui/PageHeader';
import { Columns } from '../../../ui/Stack';

const ways = [
  { key: 'mine', href: paths.stock.mine(), icon: <Boxes /> },
  { key: 'open', href: paths.stock.open(), icon: <Tags /> },
  { key: 'history', href: paths.stock.history(), icon: <History /> },
  { key: 'overview', href: paths.stock.overview(), icon: <Warehouse /> },
  { key: 'search', href: paths.stock.search(), icon: <PackageSearch /> },
  { key: 'howto', href: paths.stock.howto(), icon: <BookOpen /> },
] as const;

/** What can be done with stock: one's own, and what others have opened. */
export function StockWaysScreen() {
  const { t } = useTranslation('stock');
  return (
    <>
      <PageHeader
        title={t('start.title')}
        meta={t('start.meta')}
        breadcrumb={[{ label: t('overview.title'), href: paths.stock.overview() }, { label: t('start.title') }]}
      />
      <Columns $count={2}>
        {ways.map(({ key, href, icon }) => (
          <WayCard key={key} href={href} icon={icon} name={t(`start.${key}`)} note={t(`start.${key}Note`)} />
        ))}
      </Columns>
    </>
  );
}
