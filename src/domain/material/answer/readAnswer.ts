import Big from 'big.js';
import type { AnswerMergeDto } from '../../../contract/entities/answerSheet';
import { noQuoteReason, priceUom, quotationResponse } from '../../../contract/entities/quotation';
import { certificateType } from '../../../contract/entities/rfq';
import { origin } from '../../../contract/entities/origin';
import { type Currency, percent, quantity, shortText, unitPrice } from '../../../contract/values';
import { unclearPrice } from '../../money/typedNumber';
import { readLeadDays } from '../../time/leadDays';
import { type AnswerWords, plainWord, SELLER_FIELDS, type SellerField } from './answerFields';

export type SellerCells = Partial<Record<SellerField, string>>;

/** What a row answers; a field that its cell leaves open is absent. */
export type AnswerValues = AnswerMergeDto['applied'][number]['values'];

type Read = { values: AnswerValues; bad: { field: SellerField; value: string }[] };

/** Reads the seller's cells of one row, priced in this currency. A value that breaks a rule is named and left out. */
export function readAnswer(cells: SellerCells, words: AnswerWords, currency: Currency): Read {
  const bad: Read['bad'] = [];
  const values: Record<string, unknown> = {};
  for (const field of SELLER_FIELDS) {
    const cell = (cells[field] ?? '').trim();
    if (!cell) continue;
    const unclear = field === 'unit_price' && unclearPrice(cell, currency) !== null;
    const value = unclear ? null : valueOf(field, cell, words);
    if (value === null) bad.push({ field, value: cell });
    else values[field] = value;
  }
  return { values, bad };
}

function valueOf(field: SellerField, cell: string, words: AnswerWords): string | number | null {
  const meant = (choice: keyof AnswerWords) => words[choice].get(plainWord(cell)) ?? cell;
  switch (field) {
    case 'response':
      return quotationResponse.safeParse(meant('response')).data ?? null;
    case 'no_quote_reason':
      return noQuoteReason.safeParse(meant('no_quote_reason')).data ?? null;
    case 'supply': {
      const supply = meant('supply');
      return supply === 'stock' || supply === 'production' ? supply : null;
    }
    case 'certificate_type':
      return certificateType.safeParse(meant('certificate_type')).data ?? null;
    case 'unit_price':
      return unitPrice.safeParse(numberText(cell, 4)).data ?? null;
    case 'offered':
      return shortText(200).safeParse(cell).data ?? null;
    case 'weight_discount_pct':
      return percent.safeParse(percentText(cell)).data ?? null;
    case 'multiple':
    case 'moq':
      return quantity.safeParse(numberText(cell, 3)).data ?? null;
    case 'price_uom':
      return priceUom.safeParse(plainWord(cell)).data ?? null;
    case 'lead_days':
      // A spreadsheet may write a whole number with decimals.
      return readLeadDays(numberText(cell, 4) || cell);
    case 'maker':
      return shortText(80).safeParse(cell).data ?? null;
    case 'origin':
      return origin.safeParse(cell).data ?? null;
    case 'remark':
      return shortText(300).safeParse(cell).data ?? null;
  }
}

/** A percentage as `10` or `10%`. Below one it may be a share of a cell of percentages, so that nothing is read of it. */
function percentText(cell: string): string {
  const plain = cell.normalize('NFKC').replace(/\s*%$/, '');
  return /^0\.\d*[1-9]/.test(plain) && plain === cell ? '' : numberText(plain, 3);
}

/** A number as people and spreadsheets write it: `₩12,500`, `1234.5`, and what arithmetic left behind its last place. */
function numberText(cell: string, places: number): string {
  const plain = cell
    .normalize('NFKC')
    .replace(/^(?:[₩$\\]|KRW|USD|US\$)\s*|\s*(?:원|KRW|USD)$/gi, '')
    .trim();
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(plain)) return '';
  const exact = new Big(plain.replaceAll(',', ''));
  const rounded = exact.round(places, Big.roundHalfUp);
  // A price above zero does not become nothing by rounding.
  return rounded.eq(0) && exact.gt(0) ? '' : rounded.toFixed();
}
