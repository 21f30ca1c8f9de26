import Big from 'big.js';
import type { Spec } from '../../../../contract/entities/spec';
import { rebuildSpec } from '../../../../domain/material/spec';
import { singleWallOf } from '../../../../domain/material/singleWall';

/** The understood fields of a line as the grid's cells hold them; '' means not known. */
export interface SpecTexts {
  category: string;
  type: string;
  size: string;
  /** Schedule of a pipe or fitting, pressure class of what is flanged. */
  schedule: string;
  /** Wall in mm where it is stated; what follows from the schedule is no part of it. */
  wall: string;
  standard: string;
  grade: string;
  /** End preparation and flange facing. */
  ends: string;
  coating: string;
  length_m: string;
}

/** Cells that describe the item, in the order of the grid. */
export const SPEC_CELLS = [
  'category',
  'type',
  'size',
  'schedule',
  'wall',
  'standard',
  'grade',
  'ends',
  'coating',
  'length_m',
] as const;

const TEXTS: { readonly [Cell in keyof SpecTexts]: (spec: Spec) => string } = {
  category: ({ category }) => (category === 'other' ? '' : (category ?? '')),
  type: ({ type }) => type ?? '',
  size: sizeText,
  schedule: (spec) => [spec.schedule.join(' x '), classText(spec.class)].filter(Boolean).join(' '),
  wall: (spec) => statedWall(spec) ?? '',
  standard: ({ standard }) => standard ?? '',
  grade: ({ grade }) => grade ?? '',
  ends: ({ ends, facing }) => [ends, facing].filter(Boolean).join(' '),
  coating: ({ coating }) => coating ?? '',
  length_m: ({ length_m }) => length_m ?? '',
};

/** What one cell of the grid says of a material; empty where nothing is known. */
export const specText = (spec: Spec, cell: keyof SpecTexts): string => TEXTS[cell](spec);

/** A material as the cells of the grid say it. */
export function specTexts(spec: Spec): SpecTexts {
  return {
    category: TEXTS.category(spec),
    type: TEXTS.type(spec),
    size: TEXTS.size(spec),
    schedule: TEXTS.schedule(spec),
    wall: TEXTS.wall(spec),
    standard: TEXTS.standard(spec),
    grade: TEXTS.grade(spec),
    ends: TEXTS.ends(spec),
    coating: TEXTS.coating(spec),
    length_m: TEXTS.length_m(spec),
  };
}

function sizeText({ size_system, dn, nps, bolt_size, section }: Spec): string {
  if (bolt_size) return bolt_size;
  if (section) return section;
  if (size_system === 'ks_jis' && dn.length > 0) return dn.map((size) => `${size}A`).join(' x ');
  return nps.map((size) => `${size}"`).join(' x ');
}

const walls = new WeakMap<Spec, string | null>();

/** The wall that a material states; null where it follows from its schedule, its standard and its size. */
export function statedWall(spec: Spec): string | null {
  const known = walls.get(spec);
  if (known !== undefined) return known;
  const { wall_mm, schedule } = spec;
  const usual = singleWallOf(spec) ?? (schedule.length > 0 ? rebuildSpec(spec, {}).wall_mm : null);
  const stated = wall_mm !== null && (usual === null || !new Big(usual).eq(wall_mm)) ? wall_mm : null;
  walls.set(spec, stated);
  return stated;
}

function classText(value: Spec['class']): string | null {
  if (value === null) return null;
  return /^\d+$/.test(String(value)) ? `CL${value}` : String(value);
}
