import { useTranslation } from 'next-i18next/pages';
import type { TabCounts } from '../../../../contract/counted';
import { statusTabs } from '../../../parts/statusTabs';
import type { RfqFilter } from '../../../queries/rfq';
import { LinkTabs } from '../../../ui/LinkTabs';
import { filterHref, STATUSES } from './filter';

/** Status tabs with how many requests each holds; the choice lives in the address. */
export function RequestTabs({ filter, counts }: { filter: RfqFilter; counts: TabCounts | undefined }) {
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  const tabs = statusTabs({
    statuses: STATUSES,
    counts,
    all: t('list.all'),
    label: (status) => trade(`status.project.${status}`),
    href: (status) => filterHref({ ...filter, status }),
  });
  return <LinkTabs aria-label={t('list.tabs')} tabs={tabs} current={filter.status ?? 'all'} />;
}
