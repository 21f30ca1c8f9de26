import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { ErpMapping } from '../../../../contract/entities/erp';
import { useApi } from '../../../api/ApiProvider';
import { erpQueries, useRemoveMapping } from '../../../queries/erp';
import { DateText } from '../../../shared/DateText';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import { editColumn } from '../../../ui/dataTable/editColumn';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { InlineError } from '../../../ui/InlineError';
import { RecordName } from '../../../ui/RecordName';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { MappingDialog } from './MappingDialog';

/** How files for the company's own systems are laid out. */
export function MappingsSection() {
  const { t } = useTranslation('erp');
  const errorText = useErrorText();
  const list = useQuery(erpQueries(useApi()).mappings());
  const removal = useRemoveMapping();
  const [open, setOpen] = useState<'new' | { edit: ErpMapping } | { remove: ErpMapping } | null>(null);
  const columns = useMappingColumns(
    (edit) => setOpen({ edit }),
    (remove) => {
      removal.reset();
      setOpen({ remove });
    },
  );
  const remove = ({ id, version }: ErpMapping) =>
    removal.mutate(
      { id, version },
      {
        onSuccess: () => {
          toast.success(t('mappings.removed'));
          setOpen(null);
        },
      },
    );
  return (
    <Section
      title={t('mappings.title')}
      note={t('mappings.text')}
      actions={
        <Button icon={<Plus />} onClick={() => setOpen('new')}>
          {t('mappings.add')}
        </Button>
      }
    >
      {list.error && !list.data && (
        <InlineError onRetry={() => void list.refetch()}>{errorText(list.error)}</InlineError>
      )}
      <DataTable
        aria-label={t('mappings.title')}
        columns={columns}
        rows={list.data?.items ?? []}
        rowKey={({ id }) => id}
        loading={list.isPending}
        minWidth={700}
      />
      <Text $size={12} $color="textMuted">
        {t('mappings.hometaxNote')}
      </Text>
      {open === 'new' && <MappingDialog mapping={null} onClose={() => setOpen(null)} />}
      {open && open !== 'new' && 'edit' in open && <MappingDialog mapping={open.edit} onClose={() => setOpen(null)} />}
      {open && open !== 'new' && 'remove' in open && (
        <ConfirmDialog
          open
          danger
          onOpenChange={() => setOpen(null)}
          title={t('mappings.removeTitle', { name: open.remove.name })}
          text={t('mappings.removeText')}
          confirmLabel={t('mappings.remove', { name: open.remove.name })}
          onConfirm={() => remove(open.remove)}
          loading={removal.isPending}
          error={removal.error ? errorText(removal.error) : undefined}
        />
      )}
    </Section>
  );
}

function useMappingColumns(
  onEdit: (mapping: ErpMapping) => void,
  onRemove: (mapping: ErpMapping) => void,
): Column<ErpMapping>[] {
  const { t } = useTranslation('erp');
  const actions = editColumn<ErpMapping>(
    (row) => ({ label: t('mappings.edit', { name: row.name }), onClick: () => onEdit(row) }),
    (row) => ({ label: t('mappings.remove', { name: row.name }), onClick: () => onRemove(row) }),
  );
  return [
    {
      key: 'name',
      header: t('mappings.name'),
      wrap: true,
      render: ({ name, layout }) => (
        <RecordName
          name={name}
          facts={layout ? t('mappings.columnCount', { count: layout.columns.length }) : t('mappings.builtIn')}
        />
      ),
    },
    { key: 'kind', header: t('mappings.kind'), width: '120px', render: ({ kind }) => t(`records.kinds.${kind}`) },
    {
      key: 'format',
      folds: 'plain',
      header: t('mappings.format'),
      width: '120px',
      render: ({ format }) => t(`mappings.formats.${format}`),
    },
    {
      key: 'updated',
      folds: 'named',
      header: t('mappings.updated'),
      width: '120px',
      render: ({ updated_at }) => updated_at && <DateText value={updated_at} />,
    },
    { ...actions, render: (row, index) => (row.layout ? actions.render(row, index) : null) },
  ];
}
