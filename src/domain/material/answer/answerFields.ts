/** Columns of the answer sheet that say what was requested. */
export const REQUESTED_FIELDS = ['key', 'no', 'item', 'asked_remark', 'qty', 'uom', 'unit_weight'] as const;

/** Columns of the answer sheet that the seller fills in. */
export const SELLER_FIELDS = [
  'response',
  'no_quote_reason',
  'unit_price',
  'price_uom',
  'maker',
  'origin',
  'supply',
  'lead_days',
  'moq',
  'certificate_type',
  'remark',
  'weight_discount_pct',
  'multiple',
  'offered',
] as const;

/** Columns of the answer sheet that follow from the others. */
const COMPUTED_FIELDS = ['amount'] as const;

export const ANSWER_FIELDS = [...REQUESTED_FIELDS, ...SELLER_FIELDS, ...COMPUTED_FIELDS] as const;

export type SellerField = (typeof SELLER_FIELDS)[number];
export type AnswerField = (typeof ANSWER_FIELDS)[number];

/** Words that stand for a code in a cell, in every language: `견적 불가` and `No quote` both mean `no_quote`. */
export type AnswerWords = Readonly<Record<AnswerChoice, ReadonlyMap<string, string>>>;
export type AnswerChoice = 'response' | 'no_quote_reason' | 'supply' | 'certificate_type';

/** How a title or a word is compared: without case, width, blanks and marks. */
export const plainWord = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s*:]+/g, '');
