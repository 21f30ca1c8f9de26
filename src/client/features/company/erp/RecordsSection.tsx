import { useInfiniteQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { erpQueries, type RecordFilter } from '../../../queries/erp';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { PagedList } from '../../../ui/PagedList';
import { Section } from '../../../ui/Section';
import { ExportBar } from './ExportBar';
import { NumbersDialog } from './NumbersDialog';
import { RecordFilters } from './RecordFilters';
import { useRecordColumns } from './useRecordColumns';

const KINDS = ['order', 'shipment', 'invoice'] as const;

/** Orders, shipments or invoices, by filter or by selection, and the file that they leave in. */
export function RecordsSection({ pays }: { pays: boolean }) {
  const { t } = useTranslation('erp');
  const errorText = useErrorText();
  const { query } = useRoute();
  const [filter, setFilter] = useState<RecordFilter>(() => ({
    kind: KINDS.find((kind) => kind === query.kind) ?? 'order',
    side: query.side === 'buyer' || query.side === 'seller' ? query.side : undefined,
    state: 'new',
  }));
  const [selected, setSelected] = useState(new Set<string>());
  const [importing, setImporting] = useState<'erp' | 'approval' | null>(null);
  const list = useInfiniteQuery(erpQueries(useApi()).records(filter));
  const rows = useRows(list);
  const columns = useRecordColumns(filter.kind);
  const change = (next: Partial<RecordFilter>) => {
    setFilter({ ...filter, ...next });
    setSelected(new Set());
  };
  return (
    <Section
      title={t('records.title')}
      actions={
        <>
          <Button icon={<Upload />} onClick={() => setImporting('erp')}>
            {t('numbers.open')}
          </Button>
          {pays && (
            <Button icon={<Upload />} onClick={() => setImporting('approval')}>
              {t('numbers.openApproval')}
            </Button>
          )}
        </>
      }
    >
      <RecordFilters filter={filter} onChange={change} />
      <PagedList list={list} shown={rows.length} errorText={errorText}>
        <DataTable
          aria-label={t('records.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={list.isPending}
          minWidth={900}
          selected={selected}
          onSelect={setSelected}
          empty={<EmptyState title={t('records.empty')} text={t('records.emptyText')} />}
        />
      </PagedList>
      {rows.length > 0 && (
        <ExportBar key={filter.kind} filter={filter} selected={selected} onDone={() => setSelected(new Set())} />
      )}
      {importing && <NumbersDialog of={importing} onClose={() => setImporting(null)} />}
    </Section>
  );
}
