import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ErpExport } from '../../../../contract/entities/erp';
import { getErpFile } from '../../../../contract/routes/erp';
import { useApi } from '../../../api/ApiProvider';
import { erpQueries } from '../../../queries/erp';
import { useDownload } from '../../../queries/fileExport';
import { useRows } from '../../../queries/useRows';
import { DateText } from '../../../shared/DateText';
import { saveFile } from '../../../shared/saveFile';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { Figure } from '../../../ui/Figure';
import { PagedList } from '../../../ui/PagedList';
import { RecordName } from '../../../ui/RecordName';
import { Section } from '../../../ui/Section';

/** The files that left, each to be fetched again. */
export function FilesSection() {
  const { t } = useTranslation('erp');
  const errorText = useErrorText();
  const list = useInfiniteQuery(erpQueries(useApi()).files());
  const rows = useRows(list);
  return (
    <Section title={t('files.title')}>
      <PagedList list={list} shown={rows.length} errorText={errorText}>
        <DataTable
          aria-label={t('files.title')}
          rows={rows}
          rowKey={({ id }) => id}
          loading={list.isPending}
          minWidth={760}
          empty={<EmptyState title={t('files.empty')} text={t('files.emptyText')} />}
          columns={[
            {
              key: 'file',
              header: t('files.file'),
              wrap: true,
              render: ({ file_name, kind }) => <RecordName name={file_name} facts={t(`records.kinds.${kind}`)} />,
            },
            {
              key: 'count',
              header: t('files.count'),
              align: 'right',
              width: '80px',
              render: ({ record_count }) => <Figure value={record_count} />,
            },
            {
              key: 'by',
              folds: 'named',
              header: t('files.by'),
              width: '140px',
              render: ({ made_by }) => made_by ?? t('files.nobody'),
            },
            {
              key: 'at',
              folds: 'named',
              header: t('files.at'),
              width: '160px',
              render: ({ made_at }) => <DateText value={made_at} time />,
            },
            {
              key: 'save',
              header: '',
              label: '',
              width: '130px',
              align: 'right',
              render: (one) => <Save one={one} />,
            },
          ]}
        />
      </PagedList>
    </Section>
  );
}

function Save({ one }: { one: ErpExport }) {
  const { t } = useTranslation('erp');
  const save = useDownload(getErpFile);
  return (
    <Button
      size="sm"
      icon={<Download />}
      loading={save.isPending}
      onClick={() => save.mutate({ params: { erp_export_id: one.id } }, { onSuccess: saveFile })}
    >
      {t('files.save')}
    </Button>
  );
}
