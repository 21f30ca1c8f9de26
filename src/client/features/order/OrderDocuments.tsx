import { useTranslation } from 'next-i18next/pages';
import { getOrderPaper } from '../../../contract/routes/file';
import type { Currency } from '../../../contract/values';
import { PrintMenu } from '../../shared/PrintMenu';
import { saveFile } from '../../shared/saveFile';
import { useDownload } from '../../queries/fileExport';

/** The documents about an order as a whole. */
export function OrderDocuments({ orderNumber, currency }: { orderNumber: string; currency: Currency }) {
  const { t } = useTranslation('project');
  const download = useDownload(getOrderPaper);
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
        download.mutate({ params: { order_number: orderNumber, kind }, query: { language } }, { onSuccess: saveFile })
      }
    />
  );
}
