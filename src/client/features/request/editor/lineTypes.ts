import type { AsideReason, LinePlace, PagePicture, ReadingMark } from '../../../../contract/entities/parse';
import type { OwnCell, UnreadCell, Uom, WeightBasis } from '../../../../contract/entities/rfq';
import type { Spec } from '../../../../contract/entities/spec';
import type { LearnedWord } from '../../../../contract/entities/wordRule';
import type { SpecTexts } from './specTexts';

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
  unit_weight_kg: string | null;
  total_weight_kg: string | null;
  weight_basis: WeightBasis;
  /** The list named no unit, so that its number was taken for pieces; as long as the list is open where it was read. */
  unit_assumed?: boolean;
  /** Reads the line's words: there while many lines were pasted at once and this one waits for its turn. */
  toRead?: (() => EditorLine) | null;
  /** Texts that could not be read, by their cells; quantity and wished price hold theirs themselves. */
  unread: Unread;
}

export type Unread = Readonly<Partial<Record<UnreadCell, string>>>;

/** A line as the grid edits it: every cell a text, and the line that the cells were made from. */
export interface GridRow extends SpecTexts {
  key: string;
  line: EditorLine;
  raw_text: string;
  qty: string;
  uom: string;
  details: string;
  unit_weight: string;
  total_weight: string;
  target_price: string;
  heading: string;
  tag: string;
  remark: string;
  check: string;
}
