import type { Spec } from '../../../contract/entities/spec';

/** What of a specification changes its drawing. Ratios and millimetres; what is not stated has a usual value. */
export interface SteelForm {
  category: Spec['category'];
  /** Words of the type, `['ELBOW', '90', 'LR']`. */
  words: readonly string[];
  /** Outside diameter of the first size in mm; null where no size is stated. */
  od: number | null;
  /** The second size as a share of the first, 0.3 to 1. */
  second: number;
  /** Wall as a share of the outside diameter, 0.04 to 0.3. */
  wall: number;
  /** Wall at the end of a socket or thread instead of a bevel. */
  collared: boolean;
  dn: number | null;
  pressureClass: string | null;
  facing: string | null;
  /** Numbers of a section or a bolt in mm: `H-200x200x8x12` has four. */
  sides: readonly number[];
}

const USUAL_WALL = 0.08;
const COLLARED = /SW|THD|NPT|PT|SCR|TH/i;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The numbers of `H-200x200x8x12`, `L-75x75x6` or `M16x90`. */
const numbersOf = (text: string | null | undefined) => (text?.match(/\d+(\.\d+)?/g) ?? []).map(Number);

/** A specification as far as a drawing takes it: a kind of material alone has one too. */
export type DrawnSpec = Pick<Spec, 'category'> & Partial<Spec>;

/** What of a specification changes its drawing. */
export function steelForm(spec: DrawnSpec): SteelForm {
  const [dn = null, dn2] = spec.dn ?? [];
  // A pipe is a little wider than its nominal size says.
  const od = spec.od_mm ? Number(spec.od_mm) : dn && dn * 1.1 + 5;
  const wall = spec.wall_mm && od ? Number(spec.wall_mm) / od : USUAL_WALL;
  return {
    category: spec.category,
    words: (spec.type ?? '').split(' ').filter(Boolean),
    od,
    second: dn && dn2 ? between(0.3, dn2 / dn, 1) : 1,
    wall: between(0.04, wall, 0.3),
    collared: COLLARED.test(spec.ends ?? '') || Number(spec.class) >= 2000,
    dn,
    pressureClass: spec.class ?? null,
    facing: spec.facing ?? null,
    sides: numbersOf(spec.section ?? spec.bolt_size),
  };
}

/** How large a thing stands in a list, 0.62 to 1: a 15A valve is smaller than one of 300A. */
export function steelScale({ od }: SteelForm): number {
  return od ? between(0.62, 0.62 + 0.095 * Math.log2(od / 21.3), 1) : 0.85;
}
