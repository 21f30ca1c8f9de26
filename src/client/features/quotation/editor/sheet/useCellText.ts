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
