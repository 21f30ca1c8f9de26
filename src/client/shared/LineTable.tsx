import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../contract/values';
import type { Column } from '../ui/dataTable/tableTypes';
import { FirstRows } from '../ui/FirstRows';
import { LongTable } from '../ui/LongTable';
import type { LineRow } from './lineRow';
import { LineMaterial } from './LineMaterial';
import { MoneyText, PriceText } from './MoneyText';
import { QuantityText } from './QuantityText';
import { useLeadTime } from './useLeadTime';
import { WeightText } from './WeightText';
import { originText } from '../../domain/material/originName';
import { useReader } from './useReader';

export type LineTableProps = {
  rows: readonly LineRow[];
  /** Adds the columns of a priced line. */
  currency?: Currency;
  /** Columns of this place alone, after the others. */
  more?: readonly Column<LineRow>[];
  /** The same, right after the quantity, with the width in px that they take. */
  besideQty?: { columns: readonly Column<LineRow>[]; width: number };
  /** It stands in a window that scrolls. */
  boxed?: boolean;
};

/** Lines to read: material, quantity, weight and, with a currency, prices. Two lines each on a phone. */
export function LineTable({ rows, currency, more = [], besideQty, boxed = false }: LineTableProps) {
  const { t } = useTranslation('trade');
  const facts = useLineColumns(currency);
  const columns = facts.flatMap((column) =>
    column.key === 'qty' ? [column, ...(besideQty?.columns ?? [])] : [column],
  );
  return (
    <FirstRows count={rows.length}>
      <LongTable
        aria-label={t('line.caption')}
        columns={[...columns, ...more]}
        rows={rows}
        rowKey={(row) => row.id}
        rowTone={(row) => (row.excluded ? 'muted' : undefined)}
        minWidth={(currency ? 878 : 480) + (besideQty?.width ?? 0)}
        dense
        twoLines
        boxed={boxed}
      />
    </FirstRows>
  );
}

/** A line breaks between the facts, not within "4 days". */
const unbroken = (fact: string | null) => fact?.replaceAll(' ', '\u00a0');

/** Columns of a read-only line table; those of prices only when a currency is given. */
function useLineColumns(currency: Currency | undefined): Column<LineRow>[] {
  const { t } = useTranslation('trade');
  const leadTime = useLeadTime();
  const language = useReader();
  const facts: Column<LineRow>[] = [
    {
      key: 'material',
      numbered: true,
      header: t('line.material'),
      wrap: true,
      render: (row) => <LineMaterial row={row} />,
    },
    {
      key: 'qty',
      card: 'top',
      header: t('line.qty'),
      align: 'right',
      width: '84px',
      render: (row) => <QuantityText qty={row.qty} uom={row.uom} />,
    },
    {
      key: 'weight',
      ...(currency ? {} : { card: 'bottom' as const }),
      folds: 'named',
      header: t('line.weight'),
      align: 'right',
      width: '96px',
      render: (row) => <WeightText kg={row.weight_kg} />,
    },
  ];
  if (!currency) return facts;
  return [
    ...facts,
    {
      key: 'maker',
      folds: 'plain',
      header: t('line.makerLead'),
      width: '208px',
      wrap: true,
      render: (row) =>
        [row.maker, originText(row.origin, language), leadTime(row.lead_days)]
          .filter(Boolean)
          .map(unbroken)
          .join(' · '),
    },
    {
      key: 'price',
      header: t('line.unitPrice'),
      align: 'right',
      width: '128px',
      render: (row) => <PriceText price={row.unit_price} currency={currency} per={row.price_uom} />,
    },
    {
      key: 'amount',
      card: 'bottom',
      header: t('line.amount'),
      align: 'right',
      width: '128px',
      render: (row) => <MoneyText amount={row.amount} currency={currency} />,
    },
  ];
}
