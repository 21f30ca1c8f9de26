import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import { Section } from '../../../ui/Section';
import { ShipmentCard } from './ShipmentCard';

/** What has left the seller, and what of it arrived. */
export function ShipmentList({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { shipments } = order;
  if (shipments.length === 0) return null;
  return (
    <Section title={t('order.shipments')} count={shipments.length}>
      {shipments.map((shipment) => (
        <ShipmentCard key={shipment.id} shipment={shipment} order={order} />
      ))}
    </Section>
  );
}
