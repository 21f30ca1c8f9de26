import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { MissingFact } from '../../../contract/entities/exportTerms';
import type { Order, OrderExport } from '../../../contract/entities/order';
import { WeightText } from '../../shared/WeightText';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { lateDialog } from '../../ui/lateDialog';

/** A seller alone opens it, of a few orders: its script comes when it is needed. */
const { Dialog: ExportDialog } = lateDialog(() => import('./ExportDialog').then((part) => part.ExportDialog));

/** What the invoices of an order in another currency say, and what they still lack; the seller states it. */
export function ExportSection({ order, stated }: { order: Order; stated: OrderExport }) {
  const { t } = useTranslation('project');
  const [editing, setEditing] = useState(false);
  const { terms, editable, missing, deliveries } = stated;
  const edit = editable && (
    <Button onClick={() => setEditing(true)}>{t(terms ? 'export.change' : 'export.enter')}</Button>
  );
  const documents = [
    { key: 'proforma', name: t('paper.proforma_invoice'), missing },
    ...order.shipments.map(({ id, shipment_no }) => ({
      key: id,
      name: `${t('shipment.number', { number: shipment_no })} ${t('paper.commercial_invoice')}`,
      missing: deliveries.find((one) => one.shipment_id === id)?.missing ?? [],
    })),
  ].filter((document) => document.missing.length > 0);
  return (
    <Section title={t('export.title')} note={t('export.note')} actions={edit}>
      <Card>
        <Stack $gap={4}>
          {documents.map((document) => (
            <Missing key={document.key} name={document.name} missing={document.missing} own={order.side === 'seller'} />
          ))}
          {terms && (
            <KeyValueList
              columns={2}
              items={[
                { key: 'rule', label: t('export.incoterm'), value: `${terms.incoterm} ${terms.named_place}` },
                { key: 'loading', label: t('export.port_of_loading'), value: terms.port_of_loading },
                { key: 'discharge', label: t('export.port_of_discharge'), value: terms.port_of_discharge },
                { key: 'marks', label: t('export.marks'), value: terms.marks },
                { key: 'packages', label: t('export.packages'), value: terms.packages },
                { key: 'net', label: t('export.net_weight'), value: <WeightText kg={terms.net_weight_kg} /> },
                { key: 'gross', label: t('export.gross_weight'), value: <WeightText kg={terms.gross_weight_kg} /> },
              ]}
            />
          )}
        </Stack>
      </Card>
      {editing && <ExportDialog order={order} stated={stated} onClose={() => setEditing(false)} />}
    </Section>
  );
}

/** Facts that the company page holds, not the order. */
const OF_COMPANY: readonly MissingFact['fact'][] = [
  'seller_name',
  'seller_address',
  'account',
  'account_bank',
  'account_holder',
  'account_swift',
];

/** Names what one invoice lacks; its seller is led to where it is added. */
function Missing({ name, missing, own }: { name: string; missing: readonly MissingFact[]; own: boolean }) {
  const { t } = useTranslation('project');
  const words = missing.map(({ fact, line_nos: lines }) =>
    lines.length > 0
      ? t('export.ofLines', { fact: t(`export.fact.${fact}`), lines: shortened(lines) })
      : t(`export.fact.${fact}`),
  );
  const company = own && missing.some(({ fact }) => OF_COMPANY.includes(fact));
  return (
    <Banner
      tone={own ? 'warning' : 'info'}
      title={t('export.missing', { paper: name })}
      action={company && <ButtonLink href={paths.user.mypageTab('company')}>{t('export.toCompany')}</ButtonLink>}
    >
      {words.join(', ')}
    </Banner>
  );
}

const MOST_NUMBERS = 8;

const shortened = (lines: readonly number[]) =>
  lines.length > MOST_NUMBERS ? `${lines.slice(0, MOST_NUMBERS).join(', ')} …` : lines.join(', ');
