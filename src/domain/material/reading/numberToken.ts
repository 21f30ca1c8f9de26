import type { NumberRole } from '../data/numberWords';

/** A number of the line with what stands around it. */
export type NumberToken = {
  role: NumberRole | null;
  /** As written, without thousands commas. */
  raw: string;
  value: number;
  start: number;
  end: number;
  /** Joined to the token before by a multiplication sign. */
  linked: boolean;
  /** A dash stands between it and the token before, as in `10" - 6"`. */
  ranged: boolean;
  /** Tab column. */
  column: number;
  /** Which side gave the role. */
  suffixed: boolean;
  /** A quantity word stood before it. */
  labelled: boolean;
  /** Marked by one stroke: feet, or an inch written carelessly. */
  stroke: boolean;
  /** An outside diameter in so many words; a diameter sign alone may stand before a nominal size. */
  outside: boolean;
  /** It is written with a sign between its thousands, as money is and no size. */
  grouped: boolean;
  /** Written ` x12` at the end of the line, as counts are. */
  trailing: boolean;
  /** Worked out of a product that the line leaves open: `=4*3 EA`. */
  product: boolean;
};
