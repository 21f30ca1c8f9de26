import { CERTIFICATE_TYPES, NO_QUOTE_REASONS, QUOTATION_RESPONSES, UOMS } from '../../../../contract/choices';
import { hasControl, isPercent, isQuantity, isUnitPrice } from '../../../../contract/figures';
import { lineAmount } from '../../../../domain/money/lineAmount';
import { readLeadDays } from '../../../../domain/time/leadDays';
import { plainNumber, plainPercent, plainPrice, unclearPrice } from '../../../../domain/money/typedNumber';
import { measuresOf, priceOf } from './rowAmount';
import type { QuoteRow } from './quoteRow';
import type { Texts } from '../../../textKeys';

/** Key below `seller:issue`, with what its sentence needs. */
export interface CellIssue {
  key: keyof Texts['seller']['issue'];
  max?: number;
}

type Checked = 'unit_price' | 'moq' | 'multiple' | 'weight_discount_pct' | 'lead_days' | 'maker' | 'origin' | 'remark';

const LENGTHS = { maker: 80, origin: 40, remark: 300 } as const;

const numberRules = {
  unit_price: { key: 'unit_price', good: isUnitPrice },
  moq: { key: 'quantity', good: isQuantity },
  multiple: { key: 'quantity', good: isQuantity },
  weight_discount_pct: { key: 'percent', good: isPercent },
  lead_days: { key: 'lead_days', good: (text: string) => readLeadDays(text) !== null },
} as const;

/** A cell with a number as plain decimals; what cannot be read as one stays as it was typed. */
export function plainFigure(row: QuoteRow, key: keyof typeof numberRules): string {
  if (key === 'unit_price') return plainPrice(row.unit_price, row.currency);
  if (key === 'weight_discount_pct') return plainPercent(row.weight_discount_pct);
  const plain = plainNumber(row[key]);
  return key === 'lead_days' ? `${readLeadDays(plain) ?? plain}` : plain;
}

/** What is wrong with the value of one cell by itself; null for a good or an empty one. */
export function cellIssue(row: QuoteRow, key: Checked): CellIssue | null {
  if (key === 'maker' || key === 'origin' || key === 'remark') {
    const max = LENGTHS[key];
    const text = row[key].trim();
    if (text === '') return null;
    if (text.length > max) return { key: 'long', max };
    return hasControl(text, false) ? { key: 'control' } : null;
  }
  const text = plainFigure(row, key);
  const rule = numberRules[key];
  if (text === '' || rule.good(text)) return null;
  const unclear = text.includes(',') || (key === 'unit_price' && unclearPrice(text, row.currency) !== null);
  return { key: unclear ? 'separators' : rule.key };
}

/** Whether the value of a cell is good by itself, or empty. */
export const cellIsGood = (row: QuoteRow, key: Checked): boolean => cellIssue(row, key) === null;

/** What the cells with a list can say; '' where nothing needs to be chosen. */
const CHOICES = {
  response: QUOTATION_RESPONSES,
  no_quote_reason: ['', ...NO_QUOTE_REASONS],
  price_uom: UOMS,
  weight_basis: ['theoretical', 'actual'],
  supply: ['', 'stock', 'production'],
  certificate_type: ['', ...CERTIFICATE_TYPES],
} as const;

type Choice = keyof typeof CHOICES;

/** Whether a cell with a list says one of its options: pasted words may be anything. */
export const choiceIsGood = (row: QuoteRow, key: Choice): boolean =>
  (CHOICES[key] as readonly string[]).includes(row[key]);

const MADE_WITH_PRICE = ['response', 'price_uom', 'weight_basis', 'supply', 'certificate_type'] as const;

/** Everything that keeps a row from being sent, by the cell it is shown in. */
export type RowIssues = Partial<Record<keyof QuoteRow, CellIssue>>;

const CHECKED: readonly Checked[] = [
  'unit_price',
  'moq',
  'multiple',
  'weight_discount_pct',
  'lead_days',
  'maker',
  'origin',
  'remark',
];

function findIssues(row: QuoteRow, alternatesAllowed: boolean): RowIssues {
  if (row.response === 'no_quote') {
    const chosen = row.no_quote_reason !== '' && choiceIsGood(row, 'no_quote_reason');
    return chosen ? {} : { no_quote_reason: { key: 'reason' } };
  }
  const issues: RowIssues = {};
  for (const key of CHECKED) {
    const issue = cellIssue(row, key);
    if (issue) issues[key] = issue;
  }
  for (const key of MADE_WITH_PRICE) {
    if (!choiceIsGood(row, key)) issues[key] = { key: 'choice' };
  }
  const priced = plainFigure(row, 'unit_price') !== '';
  const price = issues.price_uom ? null : priceOf(row);
  // USD keeps decimals, but whether a unit can be reached does not depend on the currency.
  if (priced && price && !lineAmount(price, measuresOf(row), 'USD')) issues.price_uom = { key: 'price_unit' };
  if (row.response === 'alternate') {
    if (!alternatesAllowed) issues.response = { key: 'alternates_not_allowed' };
    else if (row.deviations.length === 0) {
      if (row.offered.trim() === '') issues.response = { key: 'alternate' };
      else issues.offered = { key: 'offered' };
    }
    if (!priced) issues.unit_price = { key: 'no_price' };
  }
  return issues;
}

const known = new WeakMap<QuoteRow, { allowed: boolean; issues: RowIssues }>();

/** The issues of a row; rows are never changed in place, so each is looked at once. */
export function rowIssues(row: QuoteRow, alternatesAllowed: boolean): RowIssues {
  const kept = known.get(row);
  if (kept && kept.allowed === alternatesAllowed) return kept.issues;
  const issues = findIssues(row, alternatesAllowed);
  known.set(row, { allowed: alternatesAllowed, issues });
  return issues;
}
