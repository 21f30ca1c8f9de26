import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { erpQueries, type RecordFilter } from '../../../queries/erp';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import { DateInput } from '../../../ui/DateInput';
import { EmptyState } from '../../../ui/EmptyState';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { PagedList } from '../../../ui/PagedList';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { NumbersDialog } from './NumbersDialog';
import { RecordFilters } from './RecordFilters';
import { useErpExport } from './useErpExport';
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

interface BarProps {
  filter: RecordFilter;
  selected: ReadonlySet<string>;
  onDone: () => void;
}

/** Chooses the layout and makes the file: of what is ticked, else of all that match. */
function ExportBar({ filter, selected, onDone }: BarProps) {
  const { t } = useTranslation('erp');
  const errorText = useErrorText();
  const { data } = useQuery(erpQueries(useApi()).mappings());
  const mappings = (data?.items ?? []).filter(({ kind }) => kind === filter.kind);
  const [chosen, setChosen] = useState('');
  const [issueOn, setIssueOn] = useState('');
  const mapping = mappings.find(({ id }) => id === chosen) ?? mappings.at(-1);
  const making = useErpExport(onDone);
  if (!mapping) return <Text $color="textMuted">{t('records.noMapping')}</Text>;
  const make = (again: boolean) =>
    making.run({
      ...(selected.size > 0 ? { ids: [...selected] } : filterOf(filter)),
      mapping_id: mapping.id,
      issue_on: issueOn || null,
      again,
    });
  return (
    <Stack $gap={2}>
      <Inline $gap={3} $align="flex-end">
        <Field label={t('records.mapping')}>
          <Select
            options={mappings.map(({ id, name }) => ({ value: id, label: name }))}
            value={mapping.id}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
        {filter.kind === 'invoice' && (
          <Field label={t('records.issueOn')} optional>
            <DateInput value={issueOn} onChange={({ target }) => setIssueOn(target.value)} />
          </Field>
        )}
        <Button variant="primary" icon={<Download />} loading={making.busy} onClick={() => make(false)}>
          {selected.size > 0 ? t('records.make', { count: selected.size }) : t('records.makeAll')}
        </Button>
      </Inline>
      {filter.kind === 'invoice' && (
        <Text $size={12} $color="textMuted">
          {t('records.issueOnHelp')}
        </Text>
      )}
      {making.error && (
        <InlineError>
          {errorText(making.error)}
          {making.lacking.length > 0 && ` ${t('records.lacking', { numbers: making.lacking.join(', ') })}`}
        </InlineError>
      )}
      {making.before.length > 0 && (
        <ConfirmDialog
          open
          final
          onOpenChange={making.reset}
          title={t('records.againTitle')}
          text={t('records.againText')}
          confirmLabel={t('records.again')}
          onConfirm={() => make(true)}
          loading={making.busy}
        >
          <p>{t('records.againNumbers', { numbers: making.before.join(', ') })}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

const filterOf = ({ kind: _, ...filter }: RecordFilter) => filter;
