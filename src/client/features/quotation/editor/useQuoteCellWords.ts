import { useTranslation } from 'next-i18next/pages';
import type { Attachment } from '../../../../contract/entities/file';
import type { Spec } from '../../../../contract/entities/spec';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import type { CellWords } from '../../../shell/autosave/MergeDialog';
import type { TextKey } from '../../../textKeys';
import type { QuoteRow } from './quoteRow';
import type { QuoteCell } from './quoteSheet';
import type { QuoteTerms } from './quoteTerms';

const HEAD = {
  currency: 'seller:term.currency',
  valid_until: 'seller:term.validUntil',
  delivery_term: 'seller:term.deliveryTerm',
  freight_amount: 'seller:term.freight',
  payment_term: 'seller:term.paymentTerm',
  min_order_amount: 'seller:term.minOrder',
  all_or_nothing: 'seller:term.allOrNothing',
  vat: 'seller:term.vat',
  memo: 'seller:term.memo',
  files: 'seller:quote.files',
} as const satisfies Record<keyof QuoteTerms | 'files', string>;

const LINE = {
  response: 'seller:col.response',
  unit_price: 'seller:col.unitPrice',
  price_uom: 'seller:col.priceUom',
  weight_discount_pct: 'seller:col.discount',
  weight_basis: 'seller:col.basis',
  maker: 'seller:col.maker',
  origin: 'seller:col.origin',
  supply: 'seller:col.supply',
  lead_days: 'seller:col.leadDays',
  moq: 'seller:col.moq',
  multiple: 'seller:col.multiple',
  certificate_type: 'seller:col.certificate',
  no_quote_reason: 'seller:col.reason',
  remark: 'seller:col.remark',
  offered_spec: 'trade:line.material',
  deviations: 'trade:alternate.changes',
  stock_item_id: 'seller:own.lot',
} as const satisfies Record<QuoteCell, string>;

/** Where the words of a choice stand. */
const CHOICES: Readonly<Record<string, string>> = {
  response: 'response',
  price_uom: 'uom',
  weight_basis: 'weightBasis',
  supply: 'supply',
  certificate_type: 'certificate',
  no_quote_reason: 'noQuote',
  delivery_term: 'deliveryTerm',
  payment_term: 'paymentTerm',
  vat: 'vat',
};

/** Cells of a quotation in the words of its form, for the choice between two values. */
export function useQuoteCellWords(rows: readonly QuoteRow[]): CellWords {
  const { t } = useTranslation(['seller', 'trade']);
  const describe = useSpecDescription();
  return {
    name: ({ row, field }) => {
      if (row === null) return t(HEAD[field as keyof typeof HEAD]);
      const no = rows.find(({ id }) => id === row)?.line.line_no ?? 0;
      return t('trade:line.cell', { no, cell: t(LINE[field as QuoteCell]) });
    },
    value: (field, value) => {
      if (value === null || value === undefined || value === '') return '';
      const place = CHOICES[field];
      if (place && typeof value === 'string') return t(`trade:${place}.${value}` as TextKey<['seller', 'trade']>);
      if (field === 'offered_spec') return describe(value as Spec);
      if (field === 'files') return (value as readonly Attachment[]).map(({ name }) => name).join(', ');
      if (typeof value === 'boolean') return value ? t('trade:terms.allOrNothingYes') : '';
      if (Array.isArray(value)) return String(value.length);
      return typeof value === 'string' ? value : '';
    },
  };
}
