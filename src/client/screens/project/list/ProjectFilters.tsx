import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { TabCounts } from '../../../../contract/counted';
import { SELLER_STATUSES } from '../../../../contract/choices';
import { statusTabs } from '../../../parts/statusTabs';
import { paths } from '../../../paths';
import type { ProjectFilter } from '../../../queries/project';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { LinkTabs } from '../../../ui/LinkTabs';
import { Select } from '../../../ui/Select';
import { SearchBox } from './SearchBox';

const Tools = styled.div`
  display: grid;
  grid-template-columns: 180px minmax(0, 320px);
  gap: ${space(2)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type Props = { filter: ProjectFilter; counts: TabCounts | undefined };

/** Status tabs with counts, side and search; all of it lives in the address. */
export function ProjectFilters({ filter, counts }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const router = useRouter();
  const to = (change: Record<string, string | undefined>) => paths.project.list({ ...filter, ...change });
  const kind = filter.side === 'seller' ? 'seller' : 'project';
  const tabs = statusTabs({
    statuses: SELLER_STATUSES,
    counts,
    all: t('list.all'),
    label: (status) => t(`trade:status.${kind}.${status}`),
    href: (status) => to({ status }),
  });
  const sides = ['buyer', 'seller'].map((value) => ({ value, label: t(`side.${value}`) }));
  return (
    <>
      <LinkTabs aria-label={t('list.statusTabs')} tabs={tabs} current={filter.status ?? 'all'} />
      <Tools>
        <Select
          compact
          aria-label={t('list.side')}
          placeholder={t('list.bothSides')}
          options={sides}
          value={filter.side ?? ''}
          onChange={(event) => void router.replace(to({ side: event.target.value }), undefined, { scroll: false })}
        />
        <SearchBox
          key={filter.q ?? ''}
          value={filter.q ?? ''}
          onSearch={(q) => void router.replace(to({ q }), undefined, { scroll: false })}
        />
      </Tools>
    </>
  );
}
