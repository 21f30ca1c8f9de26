import { useTranslation } from 'next-i18next/pages';
import type { RfqFilter } from '../../../queries/rfq';
import { LinkTabs } from '../../../ui/LinkTabs';
import { filterHref, STATUSES } from './filter';

/** Status tabs with how many requests each holds; the choice lives in the address. */
export function RequestTabs({ filter, counts }: { filter: RfqFilter; counts: Record<string, number> | undefined }) {
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  const all = counts && (counts.all ?? STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0));
  const tabs = [
    { key: 'all', label: t('list.all'), href: filterHref({ ...filter, status: undefined }), count: all },
    ...STATUSES.map((status) => ({
      key: status,
      label: trade(`status.project.${status}`),
      href: filterHref({ ...filter, status }),
      count: counts && (counts[status] ?? 0),
    })),
  ];
  return <LinkTabs aria-label={t('list.tabs')} tabs={tabs} current={filter.status ?? 'all'} />;
}
