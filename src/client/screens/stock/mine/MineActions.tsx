import { Download, MessageCircleQuestion, Plus, Upload, Warehouse } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { exportStock } from '../../../../contract/endpoints/stock';
import { saveFile } from '../../../parts/saveFile';
import { useDownload } from '../../../queries/download';
import type { StockFilter } from '../../../queries/stock';
import { Button } from '../../../ui/Button';

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
  return (
    <>
      <Button
        icon={<Download />}
        loading={download.isPending}
        onClick={() => download.mutate({ query: { q, warehouse_id, category, state } }, { onSuccess: saveFile })}
      >
        {t('mine.export')}
      </Button>
      <Button icon={<Upload />} onClick={onList}>
        {t('list.title')}
      </Button>
      <Button icon={<Warehouse />} onClick={onWarehouses}>
        {t('mine.warehouses')}
      </Button>
      <Button icon={<MessageCircleQuestion />} onClick={onQuestions}>
        {t('mine.questions')}
      </Button>
      <Button variant="primary" icon={<Plus />} onClick={onAdd}>
        {t('mine.add')}
      </Button>
    </>
  );
}
