import type { SaleMaterial } from '../../../contract/entities/person';
import { npsInches } from '../../../domain/material/inches';

export type Category = SaleMaterial['category'];

export const categories: readonly Category[] = [
  'pipe',
  'fitting',
  'flange',
  'valve',
  'gasket',
  'bolt',
  'structural',
  'other',
];

/** Kinds to choose from, in the words in which requests are read; none chosen means any. */
export const typesOf: Record<Category, readonly string[]> = {
  pipe: ['SMLS', 'ERW', 'EFW', 'SAW', 'WELDED'],
  fitting: ['ELBOW', 'TEE', 'REDUCER', 'CAP', 'COUPLING', 'UNION', 'NIPPLE', 'SOCKOLET', 'WELDOLET', 'STUB END'],
  flange: ['WN', 'SO', 'BL', 'SW', 'THD', 'LJ', 'ORIFICE', 'SPECTACLE', 'PL'],
  valve: ['GATE', 'GLOBE', 'CHECK', 'BALL', 'BUTTERFLY', 'PLUG', 'NEEDLE', 'STRAINER', 'SAFETY'],
  gasket: ['SPIRAL WOUND', 'RING JOINT', 'SHEET', 'KAMMPROFILE', 'INSULATING'],
  bolt: ['STUD', 'HEX', 'NUT'],
  structural: ['H', 'I', 'CHANNEL', 'ANGLE', 'PLATE', 'FLAT BAR', 'SQUARE TUBE', 'ROUND TUBE', 'ROUND BAR', 'GRATING'],
  other: [],
};

export const gradeFamilies = ['carbon', 'low_temp', 'alloy', 'stainless', 'duplex', 'cast_iron'] as const;

const SIZES = '1/4 3/8 1/2 3/4 1 1-1/4 1-1/2 2 2-1/2 3 4 5 6 8 10 12 14 16 18 20 24 28 30 36 42 48';
const sizes: readonly string[] = SIZES.split(' ');

/** Nominal pipe sizes in inches, smallest first, with those that are chosen already though they are rare. */
export function sizeChoices(chosen: readonly string[]): string[] {
  const rare = chosen.filter((size) => size !== '' && !sizes.includes(size));
  return [...new Set([...sizes, ...rare])].toSorted((a, b) => (npsInches(a) ?? 0) - (npsInches(b) ?? 0));
}

/** Types to choose from, with those that are chosen already though they are rare. */
export function typeChoices(category: Category, chosen: readonly string[]): string[] {
  return [...new Set([...typesOf[category], ...chosen])];
}

/** Whether a range of sizes runs upwards; an open end is always right. */
export function sizesInOrder(min: string | null, max: string | null): boolean {
  if (min === null || max === null) return true;
  return (npsInches(min) ?? 0) <= (npsInches(max) ?? 0);
}

/** The words of a list typed with commas, each once. */
export function wordsOf(text: string): string[] {
  const words = text.split(/[,，;\n]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}
