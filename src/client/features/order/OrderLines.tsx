import { useTranslation } from 'next-i18next/pages';
import type Big from 'big.js';
import { type ReactNode, useMemo } from 'react';
import type { Order } from '../../../contract/entities/order';
import { dueMeaning } from '../../../domain/states/lineDelivery';
import { receiptDifferences } from '../../../domain/states/receipt';
import { hsText } from '../../../domain/export/hsCode';
import { DateText } from '../../shared/DateText';
import { LineTable } from '../../shared/LineTable';
import { fromTradedLine, type LineRow } from '../../shared/lineRow';
import { quantityFigure } from '../../shared/figures';
import { QuantityText } from '../../shared/QuantityText';
import { Chip } from '../../ui/Chip';
import type { Column } from '../../ui/dataTable/tableTypes';
import { Inline } from '../../ui/Stack';
import { Text } from '../../ui/Text';

type Line = Order['lines'][number];

/** What each column of the delivery takes, in px. */
const DELIVERY = { shipped: 76, received: 76, difference: 84, outstanding: 76, due: 116 } as const;
type DeliveryColumn = keyof typeof DELIVERY;
type Delivery = Column<LineRow> & { key: DeliveryColumn };

/** What each column of the customs takes, in px. */
const CUSTOMS = 120;

/**
 * The lines of an order with what of each was shipped and received, what of that is missing or too much, what has yet to
 * leave, by when, and how late it is.
 */
export function OrderLines({ order }: { order: Order }) {
  const columns = useDeliveryColumns(order);
  const width = columns.reduce((sum, { key }) => sum + DELIVERY[key], 0);
  const customs = useCustomsColumns(order);
  return (
    <LineTable
      rows={order.lines.map(fromTradedLine)}
      currency={order.totals?.currency}
      besideQty={{ columns: [...columns, ...customs], width: width + customs.length * CUSTOMS }}
    />
  );
}

function useDeliveryColumns({ lines, shipments, delivery_term, required_date }: Order): Delivery[] {
  const { t } = useTranslation('project');
  return useMemo(() => {
    const differences = receiptDifferences(shipments);
    const byId = new Map(lines.map((line) => [line.id, line]));
    const column = (key: DeliveryColumn, render: (line: Line) => ReactNode): Delivery => ({
      key,
      header: key === 'due' ? null : t(`delivery.${key}`),
      align: 'right',
      width: `${DELIVERY[key]}px`,
      ...(key === 'due' ? { folds: 'named' as const } : {}),
      render: ({ id }) => {
        const line = byId.get(id);
        return line ? render(line) : null;
      },
    });
    // Where the seller promised no day, the head of the column says whose days these are.
    const wished = lines.some((line) => line.due_on) && lines.every(({ due_by }) => due_by !== 'lead_time');
    const quantity = (qty: string) => <QuantityText qty={qty} uom={null} />;
    return [
      column('shipped', (line) => quantity(line.shipped_qty)),
      column('received', (line) => quantity(line.received_qty)),
      ...(differences.size > 0 ? [column('difference', (line) => <Difference qty={differences.get(line.id)} />)] : []),
      column('outstanding', (line) => quantity(line.outstanding_qty)),
      {
        ...column('due', (line) => <Due line={line} marked={!wished} wanted={required_date} />),
        header: wished ? t('delivery.dueRequired') : t(`delivery.due.${dueMeaning(delivery_term)}`),
        align: 'left',
      },
    ];
  }, [t, lines, shipments, delivery_term, required_date]);
}

/** Of an order for abroad: code and country of origin of each line as its invoices name them; codes only where there are any. */
function useCustomsColumns({ export: stated, lines }: Order): Column<LineRow>[] {
  const { t } = useTranslation('project');
  return useMemo(() => {
    if (!stated) return [];
    const own = new Map(stated.terms?.lines.map((one) => [one.line_id, one]));
    const ordered = new Map(lines.map((line) => [line.id, line]));
    const column = (key: 'hs_code' | 'origin', render: (id: string) => ReactNode): Column<LineRow> => ({
      key,
      header: t(`export.${key}`),
      width: `${CUSTOMS}px`,
      folds: 'named',
      render: ({ id }) => render(id),
    });
    const codes = column('hs_code', (id) => hsText(own.get(id)?.hs_code ?? '') || '–');
    const origin = column('origin', (id) => own.get(id)?.origin ?? ordered.get(id)?.origin ?? '–');
    return stated.terms?.lines.some(({ hs_code }) => hs_code) ? [codes, origin] : [origin];
  }, [t, stated, lines]);
}

/** How many more (+) or fewer (−) arrived than were shipped. */
function Difference({ qty }: { qty: Big | undefined }) {
  if (!qty) return <>–</>;
  return (
    <Chip tone="yellow">
      {qty.gt(0) ? '+' : '−'}
      {quantityFigure(qty.abs().toFixed())}
    </Chip>
  );
}

/** The day of a line, whose word that is, by how many days it is past, and whether it lies after the day that the buyer wants. */
function Due({ line, marked, wanted }: { line: Line; marked: boolean; wanted: string | null }) {
  const { t } = useTranslation('project');
  if (line.due_on === null) return <>–</>;
  return (
    <Inline $gap={1}>
      <DateText value={line.due_on} />
      {line.late_days > 0 && <Chip tone="red">{t('delivery.late', { count: line.late_days })}</Chip>}
      {line.due_by === 'lead_time' && wanted !== null && line.due_on > wanted && (
        <Text as="span" $size={12} $color="warningText">
          {t('delivery.afterWanted')}
        </Text>
      )}
      {marked && line.due_by === 'required_date' && (
        <Text as="span" $size={12} $color="textMuted">
          {t('delivery.byRequired')}
        </Text>
      )}
    </Inline>
  );
}
