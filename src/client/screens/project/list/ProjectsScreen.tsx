import { useInfiniteQuery } from '@tanstack/react-query';
import { FolderKanban, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { projectQueries } from '../../../queries/project';
import { useRows } from '../../../queries/useRows';
import { useAudience } from '../../../shell/audience/useAudience';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Stack } from '../../../ui/Stack';
import { SalesDesk } from './SalesDesk';
import { ProjectFilters } from './ProjectFilters';
import { useProjectColumns } from './useProjectColumns';
import { useProjectFilter } from './useProjectFilter';

/** Everything the company takes part in, as buyer or seller. */
export function ProjectsScreen() {
  const { t } = useTranslation('project');
  const filter = useProjectFilter();
  const { audience } = useAudience();
  const columns = useProjectColumns();
  const errorText = useErrorText();
  const list = useInfiniteQuery(projectQueries(useApi()).list(filter));
  const rows = useRows(list);
  const filtered = Boolean(filter.q || filter.side || filter.status);
  const start = (variant: 'primary' | 'secondary') => (
    <ButtonLink href={paths.buyer.selectType()} variant={variant} icon={<Plus />}>
      {t('list.start')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('list.title')} meta={t('list.meta')} actions={start('primary')} />
      <Stack $gap={4}>
        {(filter.side ?? audience) === 'seller' && <SalesDesk />}
        <ProjectFilters filter={filter} counts={list.data?.pages[0]?.counts} />
        <PagedList list={list} shown={rows.length} errorText={errorText}>
          <DataTable
            aria-label={t('list.title')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.key}
            rowHref={(row) => paths.project.detail(row.rfq_number_id || row.key)}
            loading={list.isPending}
            minWidth={860}
            empty={
              <EmptyState
                icon={<FolderKanban />}
                title={t(filtered ? 'list.noneFound' : 'list.empty')}
                text={t(filtered ? 'list.noneFoundText' : 'list.emptyText')}
                action={
                  filtered ? <ButtonLink href={paths.project.list()}>{t('list.clear')}</ButtonLink> : start('secondary')
                }
              />
            }
          />
        </PagedList>
      </Stack>
    </>
  );
}
