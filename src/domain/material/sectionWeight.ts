import Big from 'big.js';
import { inchesOf } from './reading/inchSection';
import { ANGLE_RADII, BARS, CHANNELS, EN_SECTIONS, H_FILLETS, I_SECTIONS } from './data/sections';

export type SectionWeight = { kg: Big; unit: 'M' | 'EA'; basis: 'table' | 'formula'; source: string };

/** kg/m of one mm² of carbon steel, 7.85 kg/dm3. */
const KG_PER_MM2 = '0.00785';
const KG_PER_M_OF_LB_PER_FT = '1.48816';

/** Weight of a section of structural steel per metre, of a whole plate per piece; null where its name does not say it. */
export function sectionWeight(section: string): SectionWeight | null {
  const named = /^([A-Z]+)[- ]?(.+)$/.exec(section);
  if (!named) return null;
  const [, kind = '', size = ''] = named;
  const inches = inchWeight(kind, size);
  if (inches) return inches;
  const dims = size.split('x').map(Number);
  if (dims.some((d) => !Number.isFinite(d) || d <= 0)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = dims;
  switch (kind) {
    case 'H':
      return dims.length === 4 ? published(c * (a - 2 * d) + 2 * b * d + 0.858 * (H_FILLETS[size] ?? 0) ** 2) : null;
    case 'I':
      return table(I_SECTIONS[size], 'KS D 3502');
    case 'C':
      return table(CHANNELS[size], 'KS D 3502');
    case 'L':
      return dims.length === 3 ? published(angleArea(size, a, b, c)) : null;
    case 'LC':
      return dims.length === 4 ? area(d * (a + 2 * b + 2 * c - 6.574 * d), 'KS D 3530') : null;
    case 'SHS':
      return dims.length === 3 && Math.min(a, b) > 2 * c
        ? perMetre(
            Big('0.0157')
              .times(c)
              .times(Big(a).plus(b).minus(Big('3.287').times(c))),
            'KS D 3568',
          )
        : null;
    case 'CHS':
      return dims.length === 2 && a > 2 * b
        ? perMetre(Big('0.02466').times(b).times(Big(a).minus(b)), 'KS D 3566')
        : null;
    case 'FB':
      return dims.length === 2 ? area(a * b, 'KS D 3051') : null;
    case 'SB':
      return area(a * a, 'KS D 3051');
    case 'RB':
      return perMetre(Big(a).times(a).times('0.00617'), 'KS D 3051');
    case 'PL':
      return plate(dims);
    case 'D':
      return table(BARS[size], 'KS D 3504');
    case 'UB':
    case 'UC':
      return dims.length === 3 ? { ...perMetre(Big(c), 'BS 4-1'), basis: 'table' } : null;
    default:
      return table(EN_SECTIONS[kind]?.[size], 'EN 10365');
  }
}

/** Shapes of ASTM A6 that carry their lb/ft in their name. */
const NAMED_BY_WEIGHT = /^(?:W|HP|S|M|C|MC|WT|MT|ST)$/;
/** Inches: W44 is the deepest shape; `C-150x75` has its measures in millimetres. */
const DEEPEST = 44;
const MM_PER_INCH = 25.4;
/** A fraction, the sign of inches, or a decimal without its nought; any other decimal is one of millimetres. */
const INCHES = /[/"]|(?:^|x)\./;

/**
 * Sections in inches. Rolled shapes weigh what their name says; angles (ASTM A6) and tubes (ASTM A500, corners of twice the
 * wall outside) follow from their geometry without fillets, within half a per cent of the printed figures.
 */
function inchWeight(kind: string, size: string): SectionWeight | null {
  const parts = size.split('x');
  if (NAMED_BY_WEIGHT.test(kind) && parts.length === 2 && Number(parts[0]) <= DEEPEST)
    return { ...perMetre(Big(parts[1] ?? '0').times(KG_PER_M_OF_LB_PER_FT), 'ASTM A6'), basis: 'table' };
  if (kind !== 'HSS' && !((kind === 'PL' || kind === 'L') && INCHES.test(size))) return null;
  const sides = parts.map((part) => inchesOf(part) * MM_PER_INCH);
  if (kind === 'PL') return plate(sides);
  const [a = 0, b = 0, c] = sides;
  if (![a, b, c ?? 1].every((side) => Number.isFinite(side) && side > 0)) return null;
  if (kind === 'L') return c === undefined ? null : area(c * (a + b - c), 'ASTM A6');
  if (c === undefined) return area(Math.PI * b * (a - b), 'ASTM A500');
  return area(c * (2 * (a + b) - (16 - 3 * Math.PI) * c), 'ASTM A500');
}

function angleArea(size: string, a: number, b: number, t: number): number {
  const [r1, r2] = ANGLE_RADII[size] ?? [0, 0];
  return t * (a + b - t) + 0.215 * (r1 ** 2 - 2 * r2 ** 2);
}

function plate([t = 0, width, length]: number[]): SectionWeight | null {
  if (!width || !length) return null;
  const kg = Big(t).times(width).times(length).times('0.00000785');
  return { kg, unit: 'EA', basis: 'formula', source: 'KS D 3500' };
}

const perMetre = (kg: Big, source: string): SectionWeight => ({ kg, unit: 'M', basis: 'formula', source });
const area = (mm2: number, source: string) =>
  mm2 > 0 ? perMetre(Big(mm2.toFixed(3)).times(KG_PER_MM2), source) : null;
/** KS D 3502 prints kg/m in three figures, rounded half to even (KS Q 5002); the trade bills by the printed figure. */
const published = (mm2: number): SectionWeight | null => {
  const weight = area(mm2, 'KS D 3502');
  return weight && { ...weight, kg: weight.kg.prec(3, Big.roundHalfEven) };
};
const table = (kg: string | undefined, source: string): SectionWeight | null =>
  kg === undefined ? null : { kg: Big(kg), unit: 'M', basis: 'table', source };
