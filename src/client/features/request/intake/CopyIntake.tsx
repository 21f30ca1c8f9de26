import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { RfqSummary } from '../../../../contract/entities/rfq';
import { useApi } from '../../../api/ApiProvider';
import { DateText } from '../../../shared/DateText';
import { QuickSearch } from '../../../shared/QuickSearch';
import { StatusChip } from '../../../shared/StatusChip';
import { WeightSum } from '../../../shared/WeightSum';
import { paths } from '../../../paths';
import { rfqQueries } from '../../../queries/rfq';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { EmptyState } from '../../../ui/EmptyState';
import { Figure } from '../../../ui/Figure';
import { PagedList } from '../../../ui/PagedList';
import { Stack } from '../../../ui/Stack';
import { RequestName } from '../RequestName';
import { useCopyRequest } from '../useCopyRequest';

/** An earlier request in a row, with the button that copies it. */
function useCopyColumns(): Column<RfqSummary>[] {
  const { t } = useTranslation('buyer');
  const { copy, copying } = useCopyRequest();
  return [
    { key: 'title', header: t('list.title_column'), wrap: true, render: (row) => <RequestName request={row} /> },
    {
      key: 'status',
      header: t('list.status'),
      width: '150px',
      render: (row) => <StatusChip kind="project" status={row.status} size="sm" />,
    },
    {
      key: 'lines',
      header: t('list.lines'),
      align: 'right',
      width: '72px',
      render: (row) => <Figure value={row.line_count} />,
    },
    {
      key: 'weight',
      header: t('list.weight'),
      align: 'right',
      width: '104px',
      render: (row) => <WeightSum kg={row.total_weight_kg} unweighed={row.unknown_weight_lines} short />,
    },
    { key: 'updated', header: t('list.updated'), width: '110px', render: (row) => <DateText value={row.updated_at} /> },
    {
      key: 'copy',
      header: '',
      label: '',
      width: '92px',
      render: (row) => (
        <Button size="sm" loading={copying === row.rfq_number_id} onClick={() => copy(row.rfq_number_id)}>
          {t('intake.copy')}
        </Button>
      ),
    },
  ];
}

/** Earlier requests to copy lines and terms from. */
export function CopyIntake() {
  const { t } = useTranslation('buyer');
  const errorText = useErrorText();
  const [q, setQ] = useState('');
  const list = useInfiniteQuery(rfqQueries(useApi()).list({ q: q.trim() || undefined }));
  const columns = useCopyColumns();
  const rows = useRows(list);
  return (
    <Stack $gap={4}>
      <QuickSearch value={q} label={t('list.search')} onChange={setQ} />
      <PagedList list={list} shown={rows.length} errorText={errorText}>
        <DataTable
          aria-label={t('start.copy')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.rfq_number_id}
          loading={list.isPending}
          empty={
            q ? (
              <EmptyState title={t('list.noneFound')} text={t('intake.copyNoneFound')} />
            ) : (
              <EmptyState
                title={t('list.empty')}
                text={t('intake.copyEmpty')}
                action={<ButtonLink href={paths.buyer.editorFrom('paste')}>{t('start.paste')}</ButtonLink>}
              />
            )
          }
        />
      </PagedList>
    </Stack>
  );
}
