import type { Category, Uom } from '../types';
import type { NumberToken } from './numberToken';
import type { UnitWord } from './unitWords';

/** The quantity of a line with its unit and the length of a piece, and what is to be settled about them. */
export type QuantityReading = {
  qty?: { value: number; token: NumberToken };
  unit?: { value: Uom; start: number; end: number };
  length?: { value: number; token: NumberToken };
  used: Set<NumberToken>;
  sure: boolean;
  /** What a person should know of the figure. */
  doubts: QuantityDoubt[];
  /** Figures that say the same once more: a total in brackets, a weight, prices. */
  restated: NumberToken[];
};
/** What is in doubt about a quantity. */
export type QuantityDoubt =
  | 'returned_quantity'
  | 'about_quantity'
  | 'spare_added'
  | 'odd_quantity'
  | 'quantity_product'
  | 'pack_counted';
/** What the quantity of a line is read from. */
export type QuantityContext = {
  s: string;
  tokens: readonly NumberToken[];
  units: readonly UnitWord[];
  category: Category;
  sized: boolean;
  /** Figures that only repeat the size. */
  sizes: readonly number[];
  /** A schedule, class or wall is known, so that a bare figure can hardly be one. */
  rated: boolean;
  /** The line before its words were taken out. */
  source: string;
};
