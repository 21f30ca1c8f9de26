import { useTranslation } from 'next-i18next/pages';
import type { TabCounts } from '../../../../contract/counted';
import { SELLER_STATUSES } from '../../../../contract/choices';
import { ListBar } from '../../../parts/ListBar';
import { SearchForm } from '../../../parts/SearchForm';
import { statusTabs } from '../../../parts/statusTabs';
import { useFilterChange } from '../../../parts/useFilterChange';
import { paths } from '../../../paths';
import type { ProjectFilter } from '../../../queries/project';
import { LinkTabs } from '../../../ui/LinkTabs';
import { Select } from '../../../ui/Select';
import { SIDES } from './useProjectFilter';

type Props = { filter: ProjectFilter; counts: TabCounts | undefined };

/** Status tabs with counts, side and search; all of it lives in the address. */
export function ProjectFilters({ filter, counts }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const hrefOf = (asked: ProjectFilter) => paths.project.list({ ...asked });
  const to = (change: Record<string, string | undefined>) => paths.project.list({ ...filter, ...change });
  const go = useFilterChange(filter, hrefOf, 'replace');
  const kind = filter.side === 'seller' ? 'seller' : 'project';
  const tabs = statusTabs({
    statuses: SELLER_STATUSES,
    counts,
    all: t('list.all'),
    label: (status) => t(`trade:status.${kind}.${status}`),
    href: (status) => to({ status }),
  });
  const sides = SIDES.map((value) => ({ value, label: t(`side.${value}`) }));
  return (
    <>
      <LinkTabs aria-label={t('list.statusTabs')} tabs={tabs} current={filter.status ?? 'all'} />
      <ListBar
        search={
          <SearchForm
            value={filter.q}
            label={t('list.search')}
            action={t('list.find')}
            most={100}
            hrefOf={(q) => to({ q })}
          />
        }
        count={filter.side ? 1 : 0}
        clearHref={to({ side: undefined })}
      >
        <Select
          compact
          aria-label={t('list.side')}
          placeholder={t('list.bothSides')}
          options={sides}
          value={filter.side ?? ''}
          onChange={({ target }) => go({ side: SIDES.find((side) => side === target.value) })}
        />
      </ListBar>
    </>
  );
}
