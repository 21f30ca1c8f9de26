import { isQuantity, isUnitPrice } from '../../../../contract/figures';
import { v4 as uuid } from 'uuid';
import { MAX_HEADING, MAX_LINE_TEXT, MAX_UNREAD_TEXT } from '../../../../contract/constants';
import type { CartRequestLine } from '../../../../contract/entities/cart';
import type {
  AsideReason,
  LinePlace,
  PagePicture,
  ParsedLineDto,
  ReadingMark,
} from '../../../../contract/entities/parse';
import type { OwnCell, RfqLine, RfqLineInput, UnreadCell, Uom, WeightBasis } from '../../../../contract/entities/rfq';
import type { LearnedWord } from '../../../../contract/entities/wordRule';
import type { Spec } from '../../../../contract/entities/spec';
import { toSpec } from '../../../../domain/material/spec';
import { kgPerUnit } from '../../../../domain/material/unitWeight';
import { theoreticalWeight } from '../../../../domain/material/weight';
import { isDoubtful } from '../../../shared/readingDoubt';
import { factsOf } from './lineFacts';

/** Where a line stands in the list that it was read from. */
export interface LineSource {
  /** Name of the sheet; null where the list has none. */
  sheet: string | null;
  /** Numbers of its rows, from 1; none where the list has no rows. */
  rows: readonly number[];
  /** The words that were read. */
  text: string;
  /** Its part of a page, where the list is a PDF or a picture. */
  pagePart: PagePart | null;
}

export interface PagePart {
  place: LinePlace;
  page: PagePicture;
}

/** One line while it is being edited. Texts may be unfinished; what is not valid yet is sent as unknown. */
export interface EditorLine {
  /** Stays the same through every change. */
  key: string;
  raw_text: string;
  /** Cells of the list that no field holds. */
  own_cells: readonly OwnCell[];
  /** The heading of the list that it stands under. */
  heading: string;
  tag: string | null;
  spec: Spec;
  qty: string;
  uom: Uom | null;
  target_price: string;
  remark: string;
  /** Ids of the cost centre and project code where the line is charged apart from the request, else empty; a text that names none stays while the list is open. */
  cost_centre: string;
  project: string;
  excluded: boolean;
  /** 0 to 1: how sure the reading is; 1 once a person has touched the fields. */
  confidence: number;
  warnings: readonly string[];
  /** Why the list's reader set the line aside, and what it did to read it. */
  aside?: AsideReason | null;
  marks?: readonly ReadingMark[];
  /** Words of the company by which it was read, as long as the list is open where it was read. */
  learned?: readonly LearnedWord[];
  /** Where it was read from, as long as the list is open where it was read. */
  source?: LineSource | null;
  /** What was read of it, as long as the list is open where it was read: what differs from it, a person wrote. */
  read?: Pick<EditorLine, 'spec' | 'qty' | 'uom'> | null;
  unit_weight_kg: string | null;
  total_weight_kg: string | null;
  weight_basis: WeightBasis;
  /** Reads the line's words: there while many lines were pasted at once and this one waits for its turn. */
  toRead?: (() => EditorLine) | null;
  /** Texts that could not be read, by their cells; quantity and wished price hold theirs themselves. */
  unread: Unread;
}

export type Unread = Readonly<Partial<Record<UnreadCell, string>>>;

const NO_MATERIAL = toSpec({ category: 'other' });
const NO_UNREAD: Unread = {};

/** A line that says nothing yet; sure, because nothing was read. */
export function blankLine(): EditorLine {
  return {
    key: newKey(),
    raw_text: '',
    own_cells: [],
    heading: '',
    tag: null,
    spec: NO_MATERIAL,
    qty: '',
    uom: null,
    target_price: '',
    remark: '',
    cost_centre: '',
    project: '',
    excluded: false,
    confidence: 1,
    warnings: [],
    unit_weight_kg: null,
    total_weight_kg: null,
    weight_basis: 'unknown',
    unread: NO_UNREAD,
  };
}

const KEY_BYTES = 16;
const random = new Uint8Array(256 * KEY_BYTES);
let used = random.length;

/** A key of its own. The browser gives random bytes for many at once, since a paste may need thousands. */
function newKey(): string {
  if (used === random.length) {
    crypto.getRandomValues(random);
    used = 0;
  }
  used += KEY_BYTES;
  return uuid({ random: random.slice(used - KEY_BYTES, used) });
}

const opened = new WeakMap<RfqLine, EditorLine>();

/** A line of a saved draft, under its own id; the same for the same line. */
export function fromSaved(saved: RfqLine): EditorLine {
  const known = opened.get(saved) ?? openedLine(saved);
  opened.set(saved, known);
  return known;
}

function openedLine({ id, ...line }: RfqLine): EditorLine {
  const { qty, target_price, ...unread } = Object.fromEntries(
    line.unread.map(({ cell, text }) => [cell, text]),
  ) as Unread;
  return {
    ...line,
    key: id,
    unread,
    qty: line.qty ?? qty ?? '',
    target_price: line.target_price ?? target_price ?? '',
    heading: line.heading ?? '',
    remark: line.remark ?? '',
    cost_centre: '',
    project: '',
  };
}

/** A line as the reader of lists gave it, with how sure the reading is; `pages` are those of its file. */
export function fromParsed(line: ParsedLineDto, pages?: ReadonlyMap<number, PagePicture>): EditorLine {
  const read = { spec: line.spec, qty: line.qty ?? '', uom: line.uom };
  const page = line.place ? pages?.get(line.place.page) : undefined;
  return {
    ...blankLine(),
    raw_text: line.text,
    own_cells: line.own_cells,
    heading: line.heading ?? '',
    tag: line.tag,
    ...read,
    read,
    remark: line.remark ?? '',
    excluded: line.excluded,
    confidence: line.overall,
    warnings: line.warnings,
    aside: line.aside,
    marks: line.marks,
    learned: line.learned,
    source: {
      sheet: line.sheet,
      rows: line.rows.map((row) => row + 1),
      text: line.text,
      pagePart: line.place && page ? { place: line.place, page } : null,
    },
    unit_weight_kg: line.weight.unit_weight_kg,
    total_weight_kg: line.weight.total_weight_kg,
    weight_basis: line.weight.basis,
  };
}

/** A line of the cart's request basket. */
export function fromCart({ id, raw_text, spec, qty, uom, weight_kg }: CartRequestLine): EditorLine {
  const weight = theoreticalWeight(spec, qty, uom);
  return {
    ...blankLine(),
    key: id,
    raw_text,
    spec,
    qty,
    uom,
    unit_weight_kg: kgPerUnit(weight, spec, uom),
    total_weight_kg: weight_kg,
    weight_basis: weight.known ? weight.basis : 'unknown',
  };
}

/** Whether nothing at all stands in the line; such lines are not sent. */
export function isBlank(line: EditorLine): boolean {
  const facts = factsOf(line);
  facts.blank ??= saysNothing(line);
  return facts.blank;
}

function saysNothing(line: EditorLine): boolean {
  const { raw_text, spec, qty, uom, target_price, remark, tag, unread } = line;
  if (tag || Object.keys(unread).length > 0) return false;
  return !raw_text.trim() && !qty && !uom && !target_price && !remark.trim() && !knowsAnything(spec);
}

function knowsAnything(spec: Spec): boolean {
  const { category, canonical_key: _, size_system: __, ...facts } = spec;
  const named = category !== null && category !== 'other';
  return named || Object.values(facts).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
}

/** Whether a person should look at the reading; not where the line is left out. */
export const isUncertain = (line: EditorLine): boolean =>
  !line.excluded && !line.toRead && !isBlank(line) && isDoubtful(line);

/** The line after a person looked at its reading and found it right. */
export const accepted = (line: EditorLine): EditorLine => ({ ...line, confidence: 1, warnings: [] });

/** The cells that keep a line from being sent to sellers: what is missing, and what could not be read. */
export function wrongCells(line: EditorLine): readonly UnreadCell[] {
  const facts = factsOf(line);
  facts.wrong ??= findWrong(line);
  return facts.wrong;
}

function findWrong(line: EditorLine): UnreadCell[] {
  if (line.excluded || isBlank(line)) return [];
  if (line.toRead) return ['qty'];
  const cells = new Set(Object.keys(line.unread) as UnreadCell[]);
  if (!isQuantity(line.qty)) cells.add('qty');
  if (line.uom === null) cells.add('uom');
  if (line.target_price !== '' && !isUnitPrice(line.target_price)) cells.add('target_price');
  return [...cells];
}

/** Every text of a line that could not be read, as the server keeps it. */
function unreadTexts({ unread, qty, target_price }: EditorLine): RfqLineInput['unread'] {
  const figures = {
    ...(qty !== '' && !isQuantity(qty) && { qty }),
    ...(target_price !== '' && !isUnitPrice(target_price) && { target_price }),
  };
  return Object.entries({ ...unread, ...figures }).map(([cell, text]) => ({
    cell: cell as UnreadCell,
    text: text.slice(0, MAX_UNREAD_TEXT),
  }));
}

/** A text of one line without control characters, no longer than it may be; null where nothing is left. */
const plainText = (text: string, most: number) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, most) || null;

/** The line as the server takes it. */
export function toInput(line: EditorLine): RfqLineInput {
  return {
    raw_text: line.raw_text.slice(0, MAX_LINE_TEXT),
    own_cells: [...line.own_cells],
    heading: plainText(line.heading, MAX_HEADING),
    tag: line.tag?.trim().slice(0, 60) || null,
    spec: line.spec,
    qty: isQuantity(line.qty) ? line.qty : null,
    uom: line.uom,
    target_price: isUnitPrice(line.target_price) ? line.target_price : null,
    remark: plainText(line.remark, 300),
    excluded: line.excluded,
    confidence: line.confidence,
    warnings: [...line.warnings],
    unread: unreadTexts(line),
  };
}
