import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Order } from '../../../contract/entities/order';
import type { Shipment } from '../../../contract/entities/shipment';
import { lineRanges } from '../../../domain/material/lineRanges';
import { bareLines } from '../../../domain/states/certificates';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { CertificateDialog } from './CertificateDialog';

/** On top of an order: which lines have left without the certificate they were to come with; for the seller the way to add it. */
export function MissingCertificates({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const [open, setOpen] = useState(false);
  if (order.status === 'CANCELLED') return null;
  const lacking = order.shipments.flatMap((shipment) => {
    const bare = bareLines(order.lines, shipment);
    return bare.size > 0 ? [{ shipment, bare }] : [];
  });
  const [first] = lacking;
  if (!first) return null;
  const lines = numbersOf(order, new Set(lacking.flatMap(({ bare }) => [...bare])));
  const may = order.actions.includes('add_certificate');
  return (
    <>
      <Banner
        tone={order.side === 'seller' ? 'warning' : 'neutral'}
        title={t('certificates.missing', { lines })}
        action={
          may && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {t('act.add_certificate.do')}
            </Button>
          )
        }
      >
        {order.side === 'buyer' ? t('certificates.buyer') : may ? t('certificates.seller') : t('certificates.over')}
      </Banner>
      {open && <CertificateDialog order={order} shipment={first.shipment} onClose={() => setOpen(false)} />}
    </>
  );
}

const numbersOf = ({ lines }: Order, ids: ReadonlySet<string>) =>
  lineRanges(lines.flatMap(({ id, line_no }) => (ids.has(id) ? [line_no] : [])));

/** Before the buyer receives a shipment: which lines came without the certificate they were to have, and which kind it is. */
export function ReceivedWithout({ order, shipment }: { order: Order; shipment: Shipment }) {
  const { t } = useTranslation(['project', 'trade']);
  const bare = bareLines(order.lines, shipment);
  if (bare.size === 0) return null;
  const lines = order.lines.filter(({ id }) => bare.has(id));
  const wanted = [...new Set(lines.map(({ certificate_type }) => certificate_type))].map((kind) =>
    t('certificates.ofLines', {
      kind: t(`trade:certificate.${kind}` as 'trade:certificate.none'),
      lines: lineRanges(lines.flatMap((line) => (line.certificate_type === kind ? [line.line_no] : []))),
    }),
  );
  return (
    <Banner tone="warning" title={t('certificates.missing', { lines: numbersOf(order, bare) })}>
      {wanted.join(', ')}. {t('certificates.receivable')}
    </Banner>
  );
}
