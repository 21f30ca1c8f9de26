import { useTranslation } from 'next-i18next/pages';
import { getOrderPaper } from '../../../contract/routes/file';
import type { Order } from '../../../contract/entities/order';
import { PrintMenu } from '../../shared/PrintMenu';
import { saveFile } from '../../shared/saveFile';
import { useDownload } from '../../queries/fileExport';

/** The documents about an order as a whole: all of them name prices, and none is for a reader who may not see those. */
export function OrderDocuments({ order }: { order: Pick<Order, 'order_number' | 'currency' | 'totals'> }) {
  const { t } = useTranslation('project');
  const download = useDownload(getOrderPaper);
  const { order_number, currency } = order;
  if (!order.totals) return null;
  return (
    <PrintMenu
      label={t('paper.title')}
      loading={download.isPending}
      documents={[
        { kind: 'purchase_order', name: t('paper.purchase_order') },
        ...(currency === 'KRW'
          ? []
          : [{ kind: 'proforma_invoice' as const, name: t('paper.proforma_invoice'), languages: ['en'] as const }]),
      ]}
      onPrint={(kind, language) =>
        download.mutate({ params: { order_number, kind }, query: { language } }, { onSuccess: saveFile })
      }
    />
  );
}
