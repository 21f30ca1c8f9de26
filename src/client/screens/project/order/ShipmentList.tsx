import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import { DateText } from '../../../parts/DateText';
import { Card } from '../../../ui/Card';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Section } from '../../../ui/Section';
import { Code } from '../../../ui/Text';

/** What has left the seller, and when it arrived. */
export function ShipmentList({ shipments }: Pick<Order, 'shipments'>) {
  const { t } = useTranslation('project');
  if (shipments.length === 0) return null;
  return (
    <Section title={t('order.shipments')} count={shipments.length}>
      {shipments.map((shipment) => (
        <Card key={shipment.id}>
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
              { key: 'note', label: t('field.note'), value: shipment.note },
            ]}
          />
        </Card>
      ))}
    </Section>
  );
}
