import type { RfqLine } from '../../../contract/entities/rfq';
import type { Spec } from '../../../contract/entities/spec';
import { inchesOf } from '../../../domain/material/inches';

/** Rough prices of the trade, in won: close enough for a demonstration, good for nothing else. */
const PIPE_KG: ReadonlyArray<[grade: RegExp, won: number]> = [
  [/S3[12]\d{3}/, 14_500],
  [/316|CF8M/, 8_300],
  [/304|321|CF8/, 5_600],
  [/P11|P22|F11|F22|WC6|WC9/, 4_800],
  [/A333|LF2|WPL6/, 3_400],
  [/./, 1_480],
];

const VALVES: Readonly<Record<string, number>> = {
  GLOBE: 1.2,
  CHECK: 0.8,
  BALL: 0.9,
  BUTTERFLY: 0.4,
  NEEDLE: 1.1,
  STRAINER: 0.7,
};

const SHAPING = { pipe: 1, flange: 2.1, fitting: 2.7 } as const;

function perKg(spec: Spec): number {
  const won = PIPE_KG.find(([grade]) => grade.test(spec.grade ?? '-'))?.[1] ?? 1_480;
  return won * (spec.coating === 'galvanised' ? 1.12 : 1);
}

const inch = (spec: Spec): number => Number(inchesOf(spec.nps[0]) ?? 2);

function ratingFactor(spec: Spec): number {
  const rating = Number.parseInt(String(spec.class ?? ''), 10);
  if (!Number.isFinite(rating)) return 1;
  if (rating >= 800) return 1.9;
  return rating >= 300 ? 1.5 : 1;
}

/** kg of one piece or metre where no table has it. */
function guessedWeight(spec: Spec): number {
  const size = inch(spec);
  if (spec.category === 'pipe') return 2.3 * size ** 1.55 * Number(spec.length_m ?? 1);
  if (spec.category === 'flange') return 1.5 * size ** 1.5 * ratingFactor(spec);
  return 0.35 * size ** 2.2;
}

/** Price of one requested unit in won; `perKilo` is the same price for a kilogram where the weight is known. */
export function marketPrice(line: Pick<RfqLine, 'spec' | 'uom' | 'unit_weight_kg'>): {
  perUnit: number;
  perKilo: number | null;
} {
  const { spec, uom } = line;
  const size = inch(spec);
  const stainless = /3(04|16|21)|CF8/.test(spec.grade ?? '') ? 2.3 : 1;
  switch (spec.category) {
    case 'pipe':
    case 'flange':
    case 'fitting': {
      const kilo = perKg(spec) * SHAPING[spec.category];
      if (uom === 'KG' || uom === 'TON') return { perUnit: uom === 'TON' ? kilo * 1000 : kilo, perKilo: kilo };
      const weight = line.unit_weight_kg === null ? null : Number(line.unit_weight_kg);
      const handling = spec.category === 'pipe' ? 0 : 1_200;
      return { perUnit: kilo * (weight ?? guessedWeight(spec)) + handling, perKilo: weight === null ? null : kilo };
    }
    case 'valve': {
      const kind = VALVES[spec.type?.split(' ')[0] ?? ''] ?? 1;
      return { perUnit: 42_000 * size ** 1.3 * kind * ratingFactor(spec) * stainless, perKilo: null };
    }
    case 'gasket': {
      const base = spec.type === 'SHEET' || spec.type === null ? 900 : 4_300;
      return { perUnit: base * Math.max(size, 1) * ratingFactor(spec), perKilo: null };
    }
    default:
      return { perUnit: spec.type === 'U-BOLT' ? 750 * size : spec.type === 'STUD' ? 2_600 : 780, perKilo: null };
  }
}
