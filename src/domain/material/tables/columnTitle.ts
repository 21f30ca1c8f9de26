import { type ColumnField, titleField } from '../data/headers';
import { QUANTITY_TITLES, type QuantityRole, SIZE_PARTS } from '../data/quantityTitles';
import { type QuantityUnit, quantityUnit } from './quantityUnit';

/** What the titles above a column say of it. */
export interface ColumnTitle {
  field: ColumnField | null;
  /** Of a column of quantities: which of them. */
  role?: QuantityRole;
  /** `B` of `REV.B`, to find the latest. */
  revision?: string;
  /** The unit in the title, as in `Q'TY (M)`. */
  unit?: QuantityUnit;
  percent?: boolean;
  /** Only a word such as `NET` names it: a quantity where its cells are numbers and no better column stands beside it. */
  bare?: boolean;
}

const ROLE = new Map(
  QUANTITY_TITLES.flatMap(([role, words]) => words.split(';').map((word) => [word.replace(/\s/g, ''), role] as const)),
);
const LONG_KOREAN = QUANTITY_TITLES.flatMap(([role, words]) =>
  words
    .split(';')
    .filter((word) => /^[가-힣]{2,}$/.test(word))
    .map((word) => [word, role] as const),
);
const QUANTITY = /Q\s?['`]?\s?TY\.?'?S?|QTTY|QUANTIT(?:Y|IES)|QNTY\.?|QUAN\.?(?![A-Z])|^Q$|수량|물량|개수|갯수|본수/g;
const QUANTITY_ENDS = /(?:소요|발주|설계|주문|구매|필요|재고|할증|변경|당초|총|실|요청)량$/;
const REVISION = /^(?:REV(?:ISION)?)[.\s_-]*(?:NO\.?)?\s*([A-Z]|\d{1,2})$/;
/** Fields that a child may have under a title of quantities. */
const BESIDE: ReadonlySet<ColumnField> = new Set([
  'unit',
  'price',
  'weight',
  'remark',
  'total_length',
  'length',
  'delivery',
  'code',
]);

const plain = (title: string) =>
  title
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[:*]+$/, '')
    .trim();

/** Reads the titles above one column, the widest first: `수량 › 발주`, `SIZE › BRANCH`, `Q'TY (M)`. */
export function columnTitle(titles: readonly string[]): ColumnTitle {
  const path = titles.map(plain).filter(Boolean);
  const own = path.at(-1);
  if (!own) return { field: null };
  const above = path.slice(0, -1);
  const ownField = titleField(own);
  const overQuantity = above.some(isQuantity);
  if (isQuantity(own) || (overQuantity && !(ownField && BESIDE.has(ownField)))) return quantityOf(path);
  const [part] = above.length ? [partOf(above, own)] : [];
  if (part) return part;
  const unit = unitIn(own);
  if (ownField) return { field: ownField, unit };
  const joined = titleField(path.join(' '));
  if (joined) return { field: joined, unit };
  const parent = above.map(titleField).findLast((field) => field !== null && field !== 'amount');
  if (parent && (unit || unitOf(own))) return { field: parent, unit: unit ?? unitOf(own) };
  const bare = bareRole(own);
  if (bare) return { field: null, ...bare, unit, bare: true };
  const counted = unitOf(own);
  // `EA` or `본수` over figures.
  return counted && counted.factor === 1 ? { field: null, role: 'plain', unit: counted, bare: true } : { field: null };
}

function isQuantity(title: string): boolean {
  if (titleField(title) === 'qty') return true;
  QUANTITY.lastIndex = 0;
  return (QUANTITY.test(title) && !/PRICE|AMOUNT|단가|금액|COST/.test(title)) || QUANTITY_ENDS.test(bracketless(title));
}

const bracketless = (title: string) => title.replace(/[([{][^)\]}]*[)\]}]?/g, ' ').trim();

function quantityOf(path: readonly string[]): ColumnTitle {
  const unit = path.map((title) => unitIn(title) ?? unitOf(title)).findLast(Boolean);
  const percent = path.some((title) => /%|율$|률$/.test(title));
  const words = path.flatMap((title) => [
    ...[...title.matchAll(/[([{]([^)\]}]*)/g)].map(([, inner]) => inner ?? ''),
    bracketless(title),
  ]);
  let rest = words.map((word) => word.replace(QUANTITY, ' ').trim()).filter((word) => word && !unitOf(word));
  const revision = rest.map((word) => REVISION.exec(word)?.[1]).find(Boolean);
  if (revision) return { field: 'qty', role: 'revision', revision, unit };
  rest = rest.filter((word) => !/^[\s./&%#-]*$/.test(word));
  const roles = rest.map(roleOf);
  const never = roles.find((role) => role === 'difference' || role === 'spare' || role === 'stock' || role === 'done');
  const role = never ?? roles.findLast((one) => one !== null) ?? (rest.length && path.length > 1 ? 'part' : 'plain');
  return { field: 'qty', role, unit, ...(percent ? { percent } : {}) };
}

/** The role that a title's word gives: whole, the words of it, or a Korean word inside a longer one. */
function roleOf(text: string): QuantityRole | null {
  const whole = ROLE.get(text.replace(/\s/g, ''));
  if (whole) return whole;
  const words = text.split(/[\s/_,-]+/).map((word) => ROLE.get(word));
  const found = words.filter((word) => word !== undefined);
  if (found.length) return QUANTITY_TITLES.map(([role]) => role).find((role) => found.includes(role)) ?? null;
  return LONG_KOREAN.find(([word]) => text.includes(word))?.[1] ?? null;
}

function bareRole(title: string): Pick<ColumnTitle, 'role' | 'revision' | 'percent'> | null {
  const text = bracketless(title);
  const revision = REVISION.exec(text)?.[1];
  if (revision) return { role: 'revision', revision };
  const percent = /%/.test(title) ? { percent: true } : {};
  const words = text.split(/[\s/_-]+/).filter(Boolean);
  const role =
    ROLE.get(text.replace(/[\s%]/g, '')) ??
    (words.length > 1 && words.every((word) => ROLE.has(word)) ? roleOf(text) : null);
  return role ? { role, ...percent } : null;
}

function partOf(above: readonly string[], own: string): ColumnTitle | null {
  const parent = above.map(titleField).findLast((field) => field !== null);
  if (parent === 'size' || parent === 'dn' || parent === 'size2') {
    // `SIZE › A | B` are two systems, `SIZE › 1 | 2` two ends: what stands beside them is not known here.
    const field = SIZE_PARTS.find(([, words]) => words.split(';').includes(own))?.[0];
    if (field) return { field };
  }
  if ((parent === 'schedule' || parent === 'wall') && /^(?:2|SCH\.?\s?2|BRANCH|RED\.?|SMALL|소|분기)$/.test(own))
    return { field: 'schedule2' };
  if ((parent === 'schedule' || parent === 'wall') && /^(?:1|SCH\.?\s?1|MAIN|RUN|LARGE|대|주)$/.test(own))
    return { field: parent };
  return null;
}

/** The unit in the brackets of a title, or after its comma. */
function unitIn(title: string): QuantityUnit | undefined {
  const inner = /[([{]\s*([^)\]}]+?)\s*[)\]}]?$/.exec(title)?.[1] ?? /[,/]\s*([A-Z가-힣]+)\.?$/.exec(title)?.[1];
  return inner ? (quantityUnit(inner) ?? undefined) : undefined;
}

function unitOf(title: string): QuantityUnit | undefined {
  if (/본수|\b(?:PCS|PIECES)\b/.test(title)) return { uom: 'EA', factor: 1 };
  return quantityUnit(title.replace(/^[([{]|[)\]}]$/g, '')) ?? undefined;
}
