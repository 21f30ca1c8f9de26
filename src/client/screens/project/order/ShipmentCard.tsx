import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import type { Shipment } from '../../../../contract/entities/shipment';
import { DateText } from '../../../parts/DateText';
import { WeightText } from '../../../parts/WeightText';
import { WeightSum } from '../../../parts/WeightSum';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import { usePhoneText } from '../../../parts/usePhoneText';
import { Card } from '../../../ui/Card';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Inline, Stack } from '../../../ui/Stack';
import { Code, Heading, TextLink } from '../../../ui/Text';
import { DeliveryPapers } from './DeliveryPapers';
import { ShippedLine } from './ShippedLine';

/** One shipment: its lines with heats, what the buyer counted, certificates, its papers. */
export function ShipmentCard({ shipment, order }: { shipment: Shipment; order: Order }) {
  const { t } = useTranslation('project');
  const phoneText = usePhoneText();
  const packing = order.export?.terms?.deliveries.find((one) => one.shipment_id === shipment.id);
  const files = shipment.certificates.map(({ heat_numbers, file }) => ({
    ...file,
    name: `${heat_numbers.join(', ')} · ${file.name}`,
  }));
  return (
    <Card>
      <Stack $gap={4}>
        <Inline $justify="space-between">
          <Heading $size={16}>{t('shipment.number', { number: shipment.shipment_no })}</Heading>
          <DeliveryPapers orderNumber={order.order_number} currency={order.totals.currency} shipment={shipment} />
        </Inline>
        <KeyValueList
          columns={2}
          items={[
            { key: 'shipped', label: t('field.shipped_on'), value: <DateText value={shipment.shipped_on} /> },
            { key: 'stated', label: t('shipment.shipped'), value: <DateText value={shipment.shipped_at} time /> },
            {
              key: 'expected',
              label: t('field.expected_on'),
              value: shipment.expected_on && <DateText value={shipment.expected_on} />,
            },
            { key: 'received', label: t('shipment.received'), value: <DateText value={shipment.received_at} time /> },
            { key: 'carrier', label: t('field.carrier'), value: shipment.carrier },
            {
              key: 'tracking',
              label: t('field.tracking_number'),
              value: shipment.tracking_number && <Code>{shipment.tracking_number}</Code>,
            },
            {
              key: 'vehicle',
              label: t('field.vehicle_number'),
              value: shipment.vehicle_number && <Code>{shipment.vehicle_number}</Code>,
            },
            {
              key: 'driver',
              label: t('field.driver_phone'),
              value: shipment.driver_phone && (
                <TextLink href={`tel:${shipment.driver_phone.replace(/[^\d+]/g, '')}`}>
                  {phoneText(shipment.driver_phone)}
                </TextLink>
              ),
            },
            {
              key: 'weight',
              label: t('shipment.weight'),
              value: <WeightSum kg={shipment.net_weight_kg} unweighed={shipment.unknown_weight_lines} />,
            },
            ...(packing
              ? [
                  { key: 'gross', label: t('export.gross_weight'), value: <WeightText kg={packing.gross_weight_kg} /> },
                  { key: 'packages', label: t('export.packages'), value: packing.packages },
                ]
              : []),
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
