import { useInfiniteQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { type ProjectFilter, projectQueries } from '../../../queries/project';
import { useRows } from '../../../queries/useRows';
import { useAudience } from '../../../shell/audience/useAudience';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DataTable } from '../../../ui/DataTable';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Stack } from '../../../ui/Stack';
import { EmptyProjects } from './EmptyProjects';
import { SalesDesk } from './SalesDesk';
import { StockOrders } from './StockOrders';
import { SIDES, useProjectFilter } from './useProjectFilter';
import type { TabCounts } from '../../../../contract/counted';
import { SELLER_STATUSES } from '../../../../contract/choices';
import { ListBar } from '../../../shared/ListBar';
import { codeText, COST_KINDS, FIELD_OF, useCostCodes } from '../../../shared/cost/useCostCodes';
import { ListSearch } from '../../../shared/ListSearch';
import { ListViewTools } from '../../../shell/views/ListViewTools';
import { useTableViewOf } from '../../../shell/views/useListView';
import { statusTabs } from '../../../shared/statusTabs';
import { useRights } from '../../../shared/useRight';
import { useFilterChange } from '../../../shared/useFilterChange';
import { LinkTabs } from '../../../ui/LinkTabs';
import { Select } from '../../../ui/Select';
import type { ProjectSummary } from '../../../../contract/entities/order';
import { DateText } from '../../../shared/DateText';
import { DeadlineText } from '../../../shared/DeadlineText';
import { StatusChip } from '../../../shared/StatusChip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Figure } from '../../../ui/Figure';
import { RecordName } from '../../../ui/RecordName';
import { Code } from '../../../ui/Text';
import { SideChip } from '../../../shared/SideChip';

/** Columns of the list of projects. */
function useProjectColumns(): Column<ProjectSummary>[] {
  const { t } = useTranslation('project');
  return [
    {
      key: 'title',
      header: t('list.project'),
      wrap: true,
      render: ({ title, rfq_number_id, key, counterpart_name }) => (
        <RecordName
          name={title || t('untitled')}
          facts={
            <>
              <Code>{rfq_number_id || key}</Code>
              {counterpart_name ? ` · ${counterpart_name}` : ''}
            </>
          }
        />
      ),
    },
    {
      key: 'side',
      folds: 'plain',
      header: t('list.side'),
      width: '96px',
      render: ({ side }) => <SideChip side={side} />,
    },
    {
      key: 'status',
      card: 'bottom',
      header: t('list.status'),
      width: '180px',
      render: ({ side, status }) =>
        side === 'seller' ? (
          <StatusChip kind="seller" status={status} />
        ) : (
          <StatusChip kind="project" status={status} />
        ),
    },
    {
      key: 'lines',
      folds: 'named',
      // On a phone a card says whose move it is and until when; the rest stands on the project's page.
      hideOnPhone: true,
      header: t('list.lines'),
      align: 'right',
      width: '72px',
      render: ({ line_count }) => <Figure value={line_count} />,
    },
    {
      key: 'deadline',
      card: 'top',
      header: t('list.deadline'),
      width: '232px',
      render: ({ closes_at, ended_at, status }) =>
        closes_at ? (
          <DeadlineText
            inRow
            closesAt={closes_at}
            endedAt={ended_at}
            countdown={status === 'REQ' || status === 'COL'}
          />
        ) : (
          '–'
        ),
    },
    {
      key: 'updated',
      folds: 'named',
      hideOnPhone: true,
      header: t('list.updated'),
      width: '110px',
      render: ({ updated_at }) => <DateText value={updated_at} />,
    },
  ];
}

/** Everything the company takes part in, as buyer or seller. */
export function ProjectsScreen() {
  const { t } = useTranslation('project');
  const filter = useProjectFilter();
  const { audience } = useAudience();
  const columns = useProjectColumns();
  const errorText = useErrorText();
  const list = useInfiniteQuery(projectQueries(useApi()).list(filter));
  const rows = useRows(list);
  const rights = useRights();
  const exports = rights?.includes('export') && rights.includes('see_prices');
  const { status, ...wanted } = filter;
  const filtered = Object.keys(filter).some((key) => key !== 'side');
  const asSeller = (filter.side ?? audience) === 'seller';
  const isNew = asSeller && !filtered && list.isSuccess && rows.length === 0;
  const start = (variant: 'primary' | 'secondary') => (
    <ButtonLink href={paths.buyer.selectType()} variant={variant} icon={<Plus />}>
      {t('list.start')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        dense
        title={t('list.title')}
        meta={t('list.meta')}
        actions={
          <>
            {exports && (
              <ButtonLink href={paths.user.erp({ side: filter.side })} icon={<FileSpreadsheet />}>
                {t('list.erp')}
              </ButtonLink>
            )}
            {start('primary')}
          </>
        }
      />
      <Stack $gap={2}>
        {asSeller && <SalesDesk isNew={isNew} />}
        <ProjectFilters filter={filter} columns={columns} counts={list.data?.pages[0]?.counts} />
        <PagedList docked={Boolean(filter.status)} list={list} shown={rows.length} errorText={errorText}>
          <DataTable
            aria-label={t('list.title')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.key}
            rowHref={(row) => paths.project.detail(row.rfq_number_id || row.key)}
            loading={list.isPending}
            minWidth={860}
            view={useTableViewOf('projects')}
            empty={<EmptyProjects filter={filter} selling={asSeller} start={start('secondary')} />}
          />
        </PagedList>
        {!status && <StockOrders filter={wanted} />}
      </Stack>
    </>
  );
}

type Props = {
  filter: ProjectFilter;
  columns: readonly Column<ProjectSummary>[];
  counts: TabCounts | undefined;
};

/** Status tabs with counts, side and search; all of it lives in the address. */
function ProjectFilters({ filter, columns, counts }: Props) {
  const { t } = useTranslation(['project', 'trade', 'budget']);
  const codes = useCostCodes();
  const kinds = codes ? COST_KINDS.filter((kind) => codes.items.some((code) => code.kind === kind)) : [];
  const hrefOf = (requested: ProjectFilter) => paths.project.list({ ...requested });
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
        search={<ListSearch value={filter.q} label={t('list.search')} hrefOf={(q) => to({ q })} />}
        count={[filter.side, filter.cost_centre_id, filter.project_id].filter(Boolean).length}
        clearHref={to({ side: undefined, cost_centre_id: undefined, project_id: undefined })}
        end={<ListViewTools list="projects" columns={columns} path={paths.project.list()} href={hrefOf(filter)} />}
      >
        <Select
          compact
          aria-label={t('list.side')}
          placeholder={t('list.bothSides')}
          options={sides}
          value={filter.side ?? ''}
          onChange={({ target }) => go({ side: SIDES.find((side) => side === target.value) })}
        />
        {codes &&
          kinds.map((kind) => (
            <Select
              key={kind}
              compact
              aria-label={t(`budget:kind.${kind}`)}
              placeholder={t(`budget:all.${kind}`)}
              options={codes.items
                .filter((code) => code.kind === kind)
                .map((code) => ({ value: code.id, label: codeText(code) }))}
              value={filter[FIELD_OF[kind]] ?? ''}
              onChange={({ target }) => go({ [FIELD_OF[kind]]: target.value || undefined })}
            />
          ))}
      </ListBar>
    </>
  );
}
