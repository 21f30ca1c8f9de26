import { Download, MessageCircleQuestion, Plus, Upload, Warehouse } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { exportStock } from '../../../../contract/routes/stock';
import { saveFile } from '../../../shared/saveFile';
import { useDownload } from '../../../queries/fileExport';
import type { StockFilter } from '../stockQueries';
import { Button } from '../../../ui/Button';
import { OverflowMenu } from '../../../ui/OverflowMenu';

type Props = {
  filter: StockFilter;
  onAdd: () => void;
  onList: () => void;
  onWarehouses: () => void;
  onQuestions: () => void;
};

/** The list as a spreadsheet, out and in, the warehouses, and new lots. */
export function MineActions({ filter, onAdd, onList, onWarehouses, onQuestions }: Props) {
  const { t } = useTranslation('stock');
  const download = useDownload(exportStock);
  const { q, warehouse_id, category, state } = filter;
  const save = () => download.mutate({ query: { q, warehouse_id, category, state } }, { onSuccess: saveFile });
  return (
    <>
      <OverflowMenu
        actions={[
          {
            key: 'export',
            label: t('mine.export'),
            icon: <Download />,
            onSelect: save,
            loading: download.isPending,
          },
          { key: 'list', label: t('list.title'), icon: <Upload />, onSelect: onList },
          { key: 'warehouses', label: t('mine.warehouses'), icon: <Warehouse />, onSelect: onWarehouses },
          { key: 'questions', label: t('mine.questions'), icon: <MessageCircleQuestion />, onSelect: onQuestions },
        ]}
      />
      <Button variant="primary" icon={<Plus />} onClick={onAdd}>
        {t('mine.add')}
      </Button>
    </>
  );
}
