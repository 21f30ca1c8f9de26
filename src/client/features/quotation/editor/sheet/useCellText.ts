import { useTranslation } from 'next-i18next/pages';
import { originName } from '../../../../../domain/material/originName';
import { useReader } from '../../../../shared/useReader';
import { moneyFigure } from '../../../../shared/figures';
import type { Currency } from '../../../../../contract/values';
import type { TextKey, Texts } from '../../../../textKeys';

const PLACES: Record<string, keyof Texts['trade']> = {
  response: 'response',
  no_quote_reason: 'noQuote',
  supply: 'supply',
  certificate_type: 'certificate',
  price_uom: 'uom',
};

const TITLES: Record<string, keyof Texts['seller']['col']> = {
  response: 'response',
  no_quote_reason: 'reason',
  unit_price: 'unitPrice',
  price_uom: 'priceUom',
  maker: 'maker',
  origin: 'origin',
  supply: 'supply',
  lead_days: 'leadDays',
  moq: 'moq',
  certificate_type: 'certificate',
  remark: 'remark',
  weight_discount_pct: 'discount',
  multiple: 'multiple',
  offered: 'offered',
};

/** Names and values of the grid's cells as words. */
export function useCellText(currency: Currency) {
  const { t } = useTranslation(['seller', 'trade']);
  const language = useReader();
  return {
    title: (field: string) => (TITLES[field] ? t(`col.${TITLES[field]}`) : field),
    value: (field: string, value: string) => {
      if (value === '') return '–';
      if (PLACES[field]) return t(`trade:${PLACES[field]}.${value}` as TextKey<['seller', 'trade']>);
      if (field === 'origin') return originName(value, language);
      return field === 'unit_price' ? moneyFigure(value, currency) : value;
    },
  };
}

const TERM_TITLES = {
  valid_until: 'term.validUntil',
  delivery_term: 'term.deliveryTerm',
  payment_term: 'term.paymentTerm',
  freight_amount: 'term.freight',
  min_order_amount: 'term.minOrder',
  memo: 'term.memo',
} as const;

const isTerm = (field: string): field is keyof typeof TERM_TITLES => field in TERM_TITLES;

/** Names and values of the quotation's terms as words. */
export function useTermText(currency: Currency) {
  const { t } = useTranslation(['seller', 'trade']);
  return {
    title: (field: string) => (isTerm(field) ? t(`seller:${TERM_TITLES[field]}`) : field),
    value: (field: string, value: string) => {
      if (value === '') return '–';
      if (field === 'delivery_term') return t(`trade:deliveryTerm.${value as keyof Texts['trade']['deliveryTerm']}`);
      if (field === 'payment_term') return t(`trade:paymentTerm.${value as keyof Texts['trade']['paymentTerm']}`);
      return field.endsWith('_amount') && /^\d+(\.\d+)?$/.test(value) ? moneyFigure(value, currency) : value;
    },
  };
}
