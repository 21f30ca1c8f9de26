import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AUDIT_GROUPS, type AuditGroup } from '../../../../contract/auditKinds';
import { exportAudit } from '../../../../contract/routes/company';
import { useApi } from '../../../api/ApiProvider';
import { saveFile } from '../../../shared/saveFile';
import { type AuditFilter, auditKey, auditQuery } from '../../../queries/audit';
import { useDownload } from '../../../queries/fileExport';
import { useRows } from '../../../queries/useRows';
import { useStaleOnceLeft } from '../../../queries/useStaleOnceLeft';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { DateInput } from '../../../ui/DateInput';
import { EmptyState } from '../../../ui/EmptyState';
import { PagedList } from '../../../ui/PagedList';
import { PageHeader } from '../../../ui/PageHeader';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { useLogColumns } from './useLogColumns';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[];

/** What happened in the company, for its owners, by kind and days; and the same as a spreadsheet. */
export function LogTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const [filter, setFilter] = useState<AuditFilter>({});
  const list = useInfiniteQuery(auditQuery(useApi(), filter));
  useStaleOnceLeft(auditKey());
  const download = useDownload(exportAudit);
  const rows = useRows(list);
  const columns = useLogColumns();
  const choose = (key: keyof AuditFilter, value: string) => {
    const { [key]: _, ...rest } = filter;
    setFilter(value === '' ? rest : { ...rest, [key]: value });
  };
  const exporting = (
    <Button
      icon={<Download />}
      loading={download.isPending}
      onClick={() => download.mutate({ query: filter }, { onSuccess: saveFile })}
    >
      {t('log.export')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('log.title')} meta={t('log.meta')} actions={exporting} />
      <Stack $gap={4}>
        <Filters>
          <Select
            compact
            aria-label={t('log.group')}
            placeholder={t('log.allGroups')}
            options={GROUPS.map((value) => ({ value, label: t(`log.groups.${value}`) }))}
            value={filter.group ?? ''}
            onChange={({ target }) => choose('group', target.value)}
          />
          {(['from', 'until'] as const).map((key) => (
            <DateInput
              key={key}
              compact
              aria-label={t(`log.${key}`)}
              value={filter[key] ?? ''}
              onChange={({ target }) => choose(key, target.value)}
            />
          ))}
        </Filters>
        <PagedList list={list} shown={rows.length} errorText={errorText}>
          <DataTable
            aria-label={t('log.table')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            loading={list.isPending}
            skeletonRows={8}
            dense
            minWidth={780}
            empty={<EmptyState title={t('log.empty')} text={t('log.emptyText')} />}
          />
        </PagedList>
      </Stack>
    </>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  & > input {
    width: auto;
  }
`;
