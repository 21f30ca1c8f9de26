import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Order } from '../../../contract/entities/order';
import type { Shipment } from '../../../contract/entities/shipment';
import { deliveryAmounts } from '../../../domain/money/deliveryAmounts';
import { bareLines } from '../../../domain/states/certificates';
import { dueMeaning } from '../../../domain/states/lineDelivery';
import { DateText } from '../../shared/DateText';
import { isPriced } from './priced';
import { MoneyText } from '../../shared/MoneyText';
import { WeightText } from '../../shared/WeightText';
import { WeightSum } from '../../shared/WeightSum';
import { AttachmentList } from '../../shared/files/AttachmentList';
import { usePhoneText } from '../../shared/usePhoneText';
import { useToday } from '../../shared/useToday';
import { useReader } from '../../shared/useReader';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { Inline, Stack } from '../../ui/Stack';
import { Code, Heading, TextLink } from '../../ui/Text';
import { getDeliveryPaper } from '../../../contract/routes/file';
import { PrintMenu } from '../../shared/PrintMenu';
import { saveFile } from '../../shared/saveFile';
import { useDownload } from '../../queries/fileExport';
import styled from 'styled-components';
import { space, type, weight } from '../../theme/tokens';
import { Chip } from '../../ui/Chip';
import { Unfold } from '../../ui/Unfold';
import { shipmentDelay } from './deliveryDays';
import { StockShipment } from './StockShipment';
import { CertificateDialog } from './CertificateDialog';
import { shippedName } from './goodsName';
import { differs, ShippedLine } from './ShippedLine';

/** Whether the weights of a shipment are the scale's, theoretical, or some of each. */
function weightBasis({ lines }: Shipment): 'weighed' | 'theoretical' | 'mixed' {
  const weighed = lines.filter(({ weighed_kg }) => weighed_kg !== null).length;
  if (weighed === 0) return 'theoretical';
  return weighed === lines.length ? 'weighed' : 'mixed';
}

/** One shipment: its lines with heats, what the buyer counted, certificates, its documents. */
export function ShipmentCard({ shipment, order }: { shipment: Shipment; order: Order }) {
  const { t } = useTranslation(['project', 'trade']);
  const phoneText = usePhoneText();
  const language = useReader();
  const arrives = dueMeaning(order.delivery_term) === 'arrival';
  const freight =
    isPriced(order) && Number(order.totals.freight_amount) > 0
      ? (deliveryAmounts(order, shipment.id).freight ?? { supply_amount: '0' })
      : null;
  const { due } = shipmentDelay(order, shipment, shipment.shipped_on);
  const bare = order.status === 'CANCELLED' ? new Set<string>() : bareLines(order.lines, shipment);
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
          <Inline $gap={2}>
            {order.actions.includes('add_certificate') && <AddCertificates order={order} shipment={shipment} />}
            <StockShipment order={order} shipment={shipment} />
            <DeliveryDocuments order={order} shipment={shipment} />
          </Inline>
        </Inline>
        <KeyValueList
          columns={2}
          items={[
            {
              key: 'shipped',
              label: t('field.shipped_on'),
              value: (
                <Inline $gap={1}>
                  <DateText value={shipment.shipped_on} />
                  {!arrives && <Delay order={order} shipment={shipment} />}
                </Inline>
              ),
            },
            { key: 'stated', label: t('shipment.shipped'), value: <DateText value={shipment.shipped_at} time /> },
            {
              key: 'expected',
              label: t('field.expected_on'),
              value: shipment.expected_on && (
                <Inline $gap={1}>
                  <DateText value={shipment.expected_on} />
                  {arrives && !shipment.received_at && <Delay order={order} shipment={shipment} />}
                </Inline>
              ),
            },
            // Where nobody says when it is to arrive, it is late by the agreed day.
            ...(arrives && due && !shipment.received_at && !shipment.expected_on
              ? [
                  {
                    key: 'due',
                    label: t('delivery.due.arrival'),
                    value: (
                      <Inline $gap={1}>
                        <DateText value={due} />
                        <Delay order={order} shipment={shipment} />
                      </Inline>
                    ),
                  },
                ]
              : []),
            {
              key: 'received',
              label: t('shipment.received'),
              value: shipment.received_at && (
                <Inline $gap={1}>
                  <DateText value={shipment.received_at} time />
                  {arrives && <Delay order={order} shipment={shipment} />}
                </Inline>
              ),
            },
            ...(shipment.stocked_at
              ? [{ key: 'stocked', label: t('stocking.at'), value: <DateText value={shipment.stocked_at} time /> }]
              : []),
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
              label: t(`shipment.weights.${weightBasis(shipment)}`),
              value: <WeightSum kg={shipment.net_weight_kg} unweighed={shipment.unknown_weight_lines} />,
            },
            ...(packing
              ? [
                  { key: 'gross', label: t('export.gross_weight'), value: <WeightText kg={packing.gross_weight_kg} /> },
                  { key: 'packages', label: t('export.packages'), value: packing.packages },
                ]
              : []),
            {
              key: 'freight',
              label: t('trade:terms.freight'),
              value: freight && <MoneyText amount={freight.supply_amount} currency={order.currency} />,
            },
            { key: 'note', label: t('field.note'), value: shipment.note },
          ]}
        />
        <Goods open={shipment.lines.length <= FEW || bare.size > 0 || shipment.lines.some(differs)}>
          <summary>
            {t('lineCount', { count: shipment.lines.length })}
            <ChevronDown aria-hidden />
          </summary>
          {shipment.lines.map((line) => (
            <ShippedLine
              key={line.line_id}
              line={line}
              name={shippedName(order, line, language)}
              bare={bare.has(line.line_id)}
            />
          ))}
        </Goods>
        <AttachmentList files={files} />
      </Stack>
    </Card>
  );
}

type Props = { order: Order; shipment: Shipment };

/** Marks the day of a shipment that lies after the promised one. */
function Delay({ order, shipment }: Props) {
  const { t } = useTranslation('project');
  const today = useToday();
  const { late_days: count, foreseen } = shipmentDelay(order, shipment, today || shipment.shipped_on);
  return count === 0 ? null : (
    <Chip tone="yellow">{t(foreseen ? 'order.daysLateForeseen' : 'order.daysLate', { count })}</Chip>
  );
}

/** The way for the seller to add certificates that follow. */
function AddCertificates({ order, shipment }: Props) {
  const { t } = useTranslation('project');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('act.add_certificate.do')}
      </Button>
      {open && <CertificateDialog order={order} shipment={shipment} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The documents of one delivery: its transaction statement, its packing list and, abroad, its commercial invoice. */
function DeliveryDocuments({ order, shipment }: Props) {
  const { t } = useTranslation('project');
  const download = useDownload(getDeliveryPaper);
  return (
    <PrintMenu
      size="sm"
      label={t('paper.title')}
      name={`${t('shipment.number', { number: shipment.shipment_no })} ${t('paper.title')}`}
      loading={download.isPending}
      documents={[
        ...(isPriced(order) ? [{ kind: 'statement' as const, name: t('paper.statement') }] : []),
        { kind: 'packing_list', name: t('paper.packing_list') },
        ...(order.currency === 'KRW' || !isPriced(order)
          ? []
          : [{ kind: 'commercial_invoice' as const, name: t('paper.commercial_invoice'), languages: ['en'] as const }]),
      ]}
      onPrint={(kind, language) =>
        download.mutate(
          { params: { order_number: order.order_number, shipment_id: shipment.id, kind }, query: { language } },
          { onSuccess: saveFile },
        )
      }
    />
  );
}

/** The order's own table says how much of each line has left: here more of them than these are folded. */
const FEW = 5;

const Goods = styled(Unfold)`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 32px;
    ${type(14)}
    font-weight: ${weight.medium};
  }
`;
