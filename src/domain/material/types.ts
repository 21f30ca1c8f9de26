import type { MaterialCategory } from '../../contract/entities/spec';
import type { DetailKind } from './data/detailWords';

export type Category = MaterialCategory;
export type Uom = 'EA' | 'M' | 'KG' | 'TON' | 'SET' | 'LOT';

/** What one line of a list states. A field that the line does not state is absent. */
export type ParsedItem = {
  category: Category;
  type?: string;
  standard?: string;
  grade?: string;
  /** Inch sizes in the order stated, `1-1/2` style. */
  nps?: string[];
  /** `40`, `10S`, `STD`, or a wall such as `9mm`. */
  schedule?: string[];
  /** A number for pressure classes, a string for `10K` and `PN16`. */
  class?: number | string;
  ends?: string;
  facing?: string;
  /** Metres per piece, pipe and nipples only. */
  length_m?: number;
  /** Section of structural steel, `H-200x200x8x12`. */
  size?: string;
  qty?: number;
  unit?: Uom;
};

/** What a line says of an item beside its fields, as written. */
export type Detail = { kind: DetailKind; text: string };

export type ItemField = keyof ParsedItem;
export type Warning = { code: WarningCode; params?: Record<string, string> };
export type WarningCode =
  | 'class_system_mix'
  | 'unknown_schedule_for_size'
  | 'dn_inch_mismatch'
  | 'grade_sts_carbon'
  | 'grade_sts_stainless'
  | 'missing_kind'
  | 'missing_size'
  | 'size_assumed'
  | 'missing_branch'
  | 'unread_text'
  | 'second_item'
  | 'other_material'
  | 'odd_grade'
  | 'odd_class'
  | 'odd_size'
  | 'returned_quantity'
  | 'about_quantity'
  | 'spare_added'
  | 'odd_quantity'
  | 'odd_weight'
  | 'missing_quantity'
  | 'missing_length'
  | 'missing_angle'
  | 'missing_wall'
  | 'missing_grade'
  | 'missing_body'
  | 'bolt_assumed'
  | 'missing_sides'
  | 'missing_thickness'
  | 'missing_flange'
  | 'section_assumed'
  | 'quantity_unread'
  | 'quantity_formula'
  | 'quantity_product'
  | 'unit_unknown'
  | 'pack_counted'
  | 'unit_assumed'
  | 'amount_mismatch'
  | 'weight_mismatch'
  | 'total_mismatch'
  | 'remark_question'
  | 'in_summary_only'
  | 'summary_differs'
  | 'read_from_picture'
  | 'learned_word'
  | 'learned_conflict';

export type Span = [start: number, end: number];

export type ParsedLine = {
  text: string;
  item: ParsedItem;
  /** 0 to 1 for each field present. */
  confidence: Partial<Record<ItemField, number>>;
  /** 0 to 1 for the line; 0 where nothing but text was found. */
  overall: number;
  /** Where in `text` a field was read, as UTF-16 offsets. */
  spans: Partial<Record<ItemField, Span>>;
  warnings: Warning[];
  /** Finish words are no field of the line but distinguish two materials. */
  coating: 'black' | 'galvanised' | null;
  /** So does the size of a bolt, which is no pipe size. */
  bolt_size: string | null;
  /** What prices an item beside its fields. */
  details: Detail[];
  /** Words and figures of the line that nothing above explains. */
  remainder: string[];
};
