import { parseLine } from '../parseLine';
import type { ParsedItem, ParsedLine } from '../types';
import { quantityCell } from './quantityCell';

const ARROW = /^(.*?)\s*(?:→|->|=>|⇒|⟶|▶|>>)\s*(.+)$/;
const FROM_TO = /^(.+?)(?:을|를|에서|은|는)\s+(.+?)(?:으로|로)\s*(?:의\s*)?(?:변경|교체|대체|수정|정정)/;
const TO_KOREAN = /^(.+?)\s*(?:으로|로)\s*(?:변경|교체|대체|수정|정정)/;
const AFTER_WORD = /(?:변경|수정|정정|대체)\s*(?:후|됨|내용|사항)?\s*[:=]\s*(.+)$/;
const ENGLISH_FROM = /FROM\s+(.+?)\s+TO\s+(.+)$/i;
const ENGLISH =
  /(?:CHANGED?|REVISED?|REPLACED?|UPGRADED?|AMENDED?|MODIFIED|SUBSTITUTED?)\s*(?:TO|BY|WITH|AS|:)\s*(.+)$|\b(?:NOW|USE)\s+(.+?)\s+INSTEAD/i;
const SUSPECT =
  /→|->|=>|⇒|변경|CHANGE[DS]?\b|REPLACE|대체|교체|정정|INSTEAD OF|SUBSTITUT|증량|감량|수량\s?조정|REVISED TO|추가\s?\d|\d\s?(?:EA|M|개|본|매|조)?\s?추가|ADD(?:ITIONAL|ED)?\s\d|\d\s?(?:EA|NOS?|PCS)?\s(?:MORE|EXTRA)\b/i;
const HARMLESS = /변경\s?(?:없음|불가|금지|무)|설계\s?변경|NO CHANGE|UNCHANGED|CHANGE ORDER|INTERCHANGE/i;
const LABEL =
  /^[\s([*-]*(?:재질|자재|규격|사양|사이즈|관경|구경|두께|스케줄|등급|압력|면|MATERIAL|MAT'?L|GRADE|SIZE|SPEC\.?|SCHEDULE|RATING|THICKNESS)\s*(?:변경|수정|CHANGED?|CHANGE|IS|:|：)?\s*[:：]?\s*(?=\S)/i;
const QUANTITY_LABEL =
  /^[\s([*-]*(?:수량|물량|Q'?TY\.?|QUANTITY)\s*(?:변경|수정|조정|CHANGED?|CHANGE)?\s*(?:FROM)?\s*[:：]?\s*/i;
const SEVERAL = /수량|물량|Q'?TY|QUANTITY|\s및\s|\sAND\s|&|→|->/i;
const ENDS = /[\s)\].,;]+$|\s*(?:으로|로)?\s*(?:변경|수정|교체|대체|정정)(?:됨|함|요망|요청|건)?[\s.)\]]*$/;

/** Words that stand for a line's item, so that a remark's grade or size is read as the line's would be. */
const ITEM_WORD: Partial<Record<NonNullable<ParsedItem['category']>, string>> = {
  pipe: 'PIPE',
  flange: 'FLANGE',
  valve: 'VALVE',
  fitting: 'ELBOW',
  gasket: 'SPIRAL WOUND GASKET',
  bolt: 'STUD BOLT',
};
const CHANGED = ['grade', 'nps', 'schedule', 'class', 'facing', 'ends', 'standard'] as const;

/** What a remark does to its line: nothing, a change that was made, or one that a person must decide. */
export interface RemarkChange {
  effect: 'none' | 'applied' | 'question';
  /** The fields as the remark says. */
  item?: Partial<ParsedItem>;
}

const NONE: RemarkChange = { effect: 'none' };
const QUESTION: RemarkChange = { effect: 'question' };

/** Reads a remark that changes its line: `MATERIAL CHANGED TO …`, `A105 → A350-LF2`, `수량 12→18`. */
export function remarkChange(remark: string, { item }: Pick<ParsedLine, 'item'>): RemarkChange {
  const text = remark.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (!SUSPECT.test(text) || HARMLESS.test(text)) return NONE;
  const change = fromTo(text);
  if (!change) return QUESTION;
  return quantityChange(change, text, item) ?? fieldChange(change, item) ?? QUESTION;
}

interface FromTo {
  from: string;
  to: string;
}

function fromTo(text: string): FromTo | null {
  const arrow = ARROW.exec(text);
  if (arrow) return { from: bare(arrow[1] ?? ''), to: bare(arrow[2] ?? '') };
  const english = ENGLISH_FROM.exec(text);
  if (english) return { from: bare(english[1] ?? ''), to: bare(english[2] ?? '') };
  const korean = FROM_TO.exec(text);
  if (korean) return { from: bare(korean[1] ?? ''), to: bare(korean[2] ?? '') };
  const to = ENGLISH.exec(text) ?? AFTER_WORD.exec(text) ?? TO_KOREAN.exec(text);
  const said = to?.slice(1).find(Boolean);
  return said ? { from: '', to: bare(said) } : null;
}

const bare = (text: string) => text.replace(QUANTITY_LABEL, '').replace(LABEL, '').replace(ENDS, '').trim();

function quantityChange({ from, to }: FromTo, text: string, item: ParsedItem): RemarkChange | null {
  const named = QUANTITY_LABEL.test(text);
  const [before, after] = [quantityCell(from, '', undefined), quantityCell(to, '', undefined)];
  if (after.value === null || (!named && after.uom === null && !isCount(from, item))) return null;
  if (!named && !from && after.uom === null) return null;
  if (before.value !== null && before.value !== item.qty)
    return after.value === item.qty ? { effect: 'none' } : QUESTION;
  if (after.uom !== null && item.unit !== undefined && after.uom !== item.unit) return QUESTION;
  if (after.value === item.qty) return NONE;
  return after.value > 0 ? { effect: 'applied', item: { qty: after.value } } : QUESTION;
}

/** `12→18` without a word: a quantity where 12 is the line's. */
const isCount = (from: string, item: ParsedItem) =>
  /^[\d.,]+$/.test(from) && item.qty !== undefined && Number(from.replaceAll(',', '')) === item.qty;

function fieldChange({ from, to }: FromTo, item: ParsedItem): RemarkChange | null {
  // More than one change in one remark.
  if (SEVERAL.test(to)) return null;
  const said = fieldsOf(to, item);
  const fields = CHANGED.filter((field) => said[field] !== undefined);
  if (fields.length === 0) return null;
  if (fields.every((field) => same(said[field], item[field]))) return NONE;
  if (!from) return fields.length <= 2 ? { effect: 'applied', item: said } : null;
  const was = fieldsOf(from, item);
  const known = fields.every((field) => was[field] !== undefined && same(was[field], item[field]));
  return known ? { effect: 'applied', item: said } : null;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function fieldsOf(text: string, { category }: ParsedItem): Partial<ParsedItem> {
  const word = category === undefined ? undefined : ITEM_WORD[category];
  if (!word) return {};
  const read = parseLine(`${word} ${text}`).item;
  return Object.fromEntries(
    CHANGED.flatMap((field) => (read[field] === undefined ? [] : [[field, read[field]]])),
  ) as Partial<ParsedItem>;
}
