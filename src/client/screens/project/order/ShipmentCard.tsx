import { FileDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { getPackingList } from '../../../../contract/endpoints/paper';
import type { Shipment } from '../../../../contract/entities/shipment';
import { DateText } from '../../../parts/DateText';
import { WeightSum } from '../../../parts/WeightSum';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import { saveFile } from '../../../parts/saveFile';
import { useDownload } from '../../../queries/download';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Inline, Stack } from '../../../ui/Stack';
import { Code, Heading } from '../../../ui/Text';
import { ShippedLine } from './ShippedLine';

/** One shipment: its lines with heats, what the buyer counted, certificates, packing list. */
export function ShipmentCard({ shipment, orderNumber }: { shipment: Shipment; orderNumber: string }) {
  const { t } = useTranslation('project');
  const download = useDownload(getPackingList);
  const save = () =>
    download.mutate({ params: { order_number: orderNumber, shipment_id: shipment.id } }, { onSuccess: saveFile });
  const files = shipment.certificates.map(({ heat_number, file }) => ({
    ...file,
    name: `${heat_number} · ${file.name}`,
  }));
  return (
    <Card>
      <Stack $gap={4}>
        <Inline $justify="space-between">
          <Heading $size={16}>{t('shipment.number', { number: shipment.shipment_no })}</Heading>
          <Button size="sm" icon={<FileDown />} loading={download.isPending} onClick={save}>
            {t('paper.packing_list')}
          </Button>
        </Inline>
        <KeyValueList
          columns={2}
          items={[
            { key: 'shipped', label: t('shipment.shipped'), value: <DateText value={shipment.shipped_at} time /> },
            { key: 'received', label: t('shipment.received'), value: <DateText value={shipment.received_at} time /> },
            { key: 'carrier', label: t('field.carrier'), value: shipment.carrier },
            {
              key: 'tracking',
              label: t('field.tracking_number'),
              value: shipment.tracking_number && <Code>{shipment.tracking_number}</Code>,
            },
            {
              key: 'weight',
              label: t('shipment.weight'),
              value: <WeightSum kg={shipment.net_weight_kg} unweighed={shipment.unknown_weight_lines} />,
            },
            { key: 'note', label: t('field.note'), value: shipment.note },
          ]}
        />
        <div>
          {shipment.lines.map((line) => (
            <ShippedLine key={line.line_id} line={line} />
          ))}
        </div>
        <AttachmentList files={files} />
      </Stack>
    </Card>
  );
}
