import { FileDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { getOrderPaper } from '../../../../contract/endpoints/paper';
import { saveFile } from '../../../parts/saveFile';
import { useDownload } from '../../../queries/download';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';

const KINDS = ['purchase_order', 'statement'] as const;

/** The papers of an order as PDF. */
export function PaperMenu({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('project');
  const download = useDownload(getOrderPaper);
  const save = (kind: (typeof KINDS)[number]) =>
    download.mutate({ params: { order_number: orderNumber, kind } }, { onSuccess: saveFile });
  return (
    <Menu
      trigger={
        <Button icon={<FileDown />} loading={download.isPending}>
          {t('paper.title')}
        </Button>
      }
      items={KINDS.map((kind) => ({ key: kind, label: t(`paper.${kind}`), onSelect: () => save(kind) }))}
    />
  );
}
