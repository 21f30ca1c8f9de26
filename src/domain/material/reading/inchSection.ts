/** A section of structural steel as a line names it. */
export type SectionReading = {
  type: string;
  size: string | null;
  start: number;
  end: number;
  /** Where a measure stands apart from the name, other words between them. */
  apart?: { start: number; end: number };
};

/** `4`, `2-1/2`, `3/8`, `.250`: inches of a leg or a wall. */
const INCH = String.raw`(\d{1,2}[\s-]\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d{0,2}\.\d{1,4}|\d{1,2})"?`;
const BY = String.raw`\s?×\s?`;
const HEAD = '(?<![A-Z\\d.×])';

/** Shapes of ASTM A6 that are named by depth and weight, with the depths that are rolled. */
const ROLLED: readonly (readonly [name: string, type: string, least: number, most: number])[] = [
  ['W', 'H', 4, 44],
  ['HP', 'H', 8, 18],
  ['MC', 'CHANNEL', 3, 18],
  ['WT', 'T', 2, 22],
  ['MT', 'T', 2, 7],
  ['ST', 'T', 1, 12],
  ['C', 'CHANNEL', 3, 15],
  ['S', 'I', 3, 24],
  ['M', 'H', 3, 13],
];
/** The name, the depth in inches, the weight in lb/ft. */
const SHAPE = new RegExp(
  `${HEAD}(W|HP|MC|WT|MT|ST|C|S|M)[\\s-]?(\\d{1,2}(?:\\.\\d{1,2})?)"?${BY}(\\d{1,3}(?:\\.\\d{1,2})?)(?:\\s?#|\\s?LBS?(?![A-Z]))?(?![\\d×/])`,
);
const ANGLE = new RegExp(
  `${HEAD}(?:2?L|(?:STEEL |EQUAL |UNEQUAL )?ANGLE(?: IRON)?)[\\s,:-]{0,2}${INCH}${BY}${INCH}${BY}${INCH}(?![\\d×])`,
);
const TUBE = new RegExp(
  `${HEAD}(?:HSS|TS|(?:SQUARE|RECTANGULAR|STRUCTURAL) TUB(?:E|ING))[\\s,:-]{0,2}${INCH}${BY}${INCH}(?:${BY}${INCH})?(?![\\d×])`,
);

const WHOLE_WEIGHTS: ReadonlySet<string> = new Set(
  'C15x50 C15x40 C12x30 C12x25 C10x30 C10x25 C10x20 C9x20 C9x15 C6x13 C5x9 S24x121 S24x106 S24x100 S24x90 S24x80 S20x96 S20x86 S20x75 S20x66 S15x50 S12x50 S12x35 S10x35 S8x23'.split(
    ' ',
  ),
);

const PLATE = new RegExp(
  `${HEAD}PL(?:ATE)?[\\s,:-]{0,2}${INCH}${BY}${INCH}(?:${BY}(\\d{1,3}(?:\\.\\d{1,3})?)"?)?(?![\\d×])`,
);

/** Sections in inches as ASTM A6 and A500 name them: `W12×26`, `C8×11.5`, `L4×4×1/2`, `HSS6×6×3/8`. */
export function readInchSection(text: string): SectionReading | null {
  return rolled(text) ?? sided(text, ANGLE, 'L') ?? sided(text, TUBE, 'HSS') ?? plated(text);
}

function rolled(text: string): SectionReading | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [all, name = '', depth = '', weight = ''] = match;
  const shape = ROLLED.find(([known]) => known === name);
  if (!shape || Number(depth) < shape[2] || Number(depth) > shape[3]) return null;
  // `M8×30` is a bolt and `S40×80` a wall: a weight without decimals must be one that is rolled, or the words say steel.
  const said = /BEAM|SHAPE|CHANNEL|STEEL|A36(?!\d)|A992|A572/.test(text);
  const doubtful = name === 'M' || name === 'S' || name === 'C';
  if (doubtful && !said && !weight.includes('.') && !WHOLE_WEIGHTS.has(`${name}${depth}x${weight}`)) return null;
  if (Number(weight) < Number(depth) * 0.5) return null;
  return {
    type: shape[1],
    size: `${name}-${plain(depth)}x${plain(weight)}`,
    start: match.index,
    end: match.index + all.length,
  };
}

/**
 * Whether a decimal is a measure in inches: a thickness of steel in inches is a sixteenth, or a gauge in three decimals or
 * more, and below one inch. `4.5`, `3.2` and `1.6` are the millimetres of a plate.
 */
function isInchDecimal(side: string): boolean {
  const value = Number(side);
  if (!side.includes('.') || !(value > 0 && value < 1)) return false;
  const [, decimals = ''] = side.split('.');
  const sixteenths = value * 16;
  return decimals.length >= 3 || side.startsWith('.') || Math.abs(sixteenths - Math.round(sixteenths)) < 0.09;
}

/** Figures of a section with the sign of inches, where no fraction says that they are. */
const inchNamed = (sides: readonly string[]) =>
  (sides.some((side) => side.includes('/')) ? sides : sides.map((side) => `${side}"`)).join('x');

/** Legs and walls in inches: the last is a fraction, or a decimal that is a measure in inches. */
function sided(text: string, pattern: RegExp, name: 'L' | 'HSS'): SectionReading | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const sides = match
    .slice(1)
    .filter((side) => side !== undefined)
    .map(dashed);
  const inches = sides.map(inchesOf);
  const wall = inches.at(-1) ?? 0;
  const outer = inches.slice(0, -1);
  const last = sides.at(-1) ?? '';
  const isInch =
    (last.includes('/') || isInchDecimal(last)) &&
    wall > 0 &&
    wall < 2 &&
    outer.every((side) => side > wall && side <= 48);
  if (!isInch || MILLIMETRES.test(text.slice(match.index + match[0].length))) return null;
  const type = name === 'L' ? 'ANGLE' : sides.length === 2 ? 'ROUND TUBE' : 'SQUARE TUBE';
  const size = name === 'HSS' ? sides.join('x') : inchNamed(sides);
  return { type, size: `${name}-${size}`, start: match.index, end: match.index + match[0].length };
}

/** What stands behind figures that are no inches. */
const MILLIMETRES = /^\s?(?:MM|T(?![A-Z]))/;

/**
 * `PL 1/2×12×24`: thickness, width and length in inches; the thickness is a fraction, has the sign of inches, or is a
 * decimal that is a measure in inches.
 */
function plated(text: string): SectionReading | null {
  const match = PLATE.exec(text);
  if (!match) return null;
  const sides = match
    .slice(1)
    .filter((side) => side !== undefined)
    .map(dashed);
  const [thick = 0, ...others] = sides.map(inchesOf);
  const [first = ''] = sides;
  const isInch = /^[^×]*"/.test(match[0]) || first.includes('/') || isInchDecimal(first);
  if (!isInch || thick >= 6 || others.some((side) => side <= thick)) return null;
  if (MILLIMETRES.test(text.slice(match.index + match[0].length))) return null;
  return { type: 'PLATE', size: `PL-${inchNamed(sides)}`, start: match.index, end: match.index + match[0].length };
}

const plain = (value: string) => String(Number(value));
const dashed = (side: string) => side.replace(/(\d)[\s-](?=\d{1,2}\/)/, '$1-');

/** Inches of `2-1/2`, `3/8`, `.25` or `0.25"`. */
export function inchesOf(side: string): number {
  const [, whole = '0', over, under] = /^(?:(\d+)-)?(\d+)\/(\d+)"?$/.exec(side) ?? [];
  return over === undefined ? Number(side.replace('"', '')) : Number(whole) + Number(over) / Number(under);
}
