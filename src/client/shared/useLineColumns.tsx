import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../contract/values';
import type { Column } from '../ui/dataTable/tableTypes';
import { LineMaterial } from './LineMaterial';
import type { LineRow } from './lineRow';
import { MoneyText, PriceText } from './MoneyText';
import { QuantityText } from './QuantityText';
import { useLeadTime } from './useLeadTime';
import { WeightText } from './WeightText';
import { originText } from '../../domain/material/originName';
import { useReader } from './useReader';

/** A line breaks between the facts, not within "4 days". */
const unbroken = (fact: string | null) => fact?.replaceAll(' ', '\u00a0');

/** Columns of a read-only line table; those of prices only when a currency is given. */
export function useLineColumns(currency: Currency | undefined): Column<LineRow>[] {
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
      header: t('line.qty'),
      align: 'right',
      width: '84px',
      render: (row) => <QuantityText qty={row.qty} uom={row.uom} />,
    },
    {
      key: 'weight',
      folds: 'named',
      header: t('line.weight'),
      align: 'right',
      width: '96px',
      render: (row) => <WeightText kg={row.weight_kg} inColumn />,
    },
  ];
  if (!currency) return facts;
  return [
    ...facts,
    {
      key: 'maker',
      folds: 'plain',
      header: t('line.makerLead'),
      width: '150px',
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
      header: t('line.amount'),
      align: 'right',
      width: '128px',
      render: (row) => <MoneyText amount={row.amount} currency={currency} />,
    },
  ];
}
