import { useTranslation } from 'next-i18next/pages';
import { getDeliveryPaper } from '../../../../contract/endpoints/paper';
import type { Shipment } from '../../../../contract/entities/shipment';
import type { Currency } from '../../../../contract/values';
import { PaperMenu } from '../../../parts/PaperMenu';
import { saveFile } from '../../../parts/saveFile';
import { useDownload } from '../../../queries/download';

type Props = { orderNumber: string; currency: Currency; shipment: Shipment };

/** The papers of one delivery: its statement of transactions, its packing list and, abroad, its commercial invoice. */
export function DeliveryPapers({ orderNumber, currency, shipment }: Props) {
  const { t } = useTranslation('project');
  const download = useDownload(getDeliveryPaper);
  return (
    <PaperMenu
      size="sm"
      label={t('paper.title')}
      name={`${t('shipment.number', { number: shipment.shipment_no })} ${t('paper.title')}`}
      loading={download.isPending}
      papers={[
        { kind: 'statement', name: t('paper.statement') },
        { kind: 'packing_list', name: t('paper.packing_list') },
        ...(currency === 'KRW'
          ? []
          : [{ kind: 'commercial_invoice' as const, name: t('paper.commercial_invoice'), languages: ['en'] as const }]),
      ]}
      onPrint={(kind, language) =>
        download.mutate(
          { params: { order_number: orderNumber, shipment_id: shipment.id, kind }, query: { language } },
          { onSuccess: saveFile },
        )
      }
    />
  );
}
