import { MATERIAL_NAMES } from './data/materialNames';

const fold = (text: string) => text.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();
const NAMES = new Map(MATERIAL_NAMES.flatMap(([name, , words]) => words.split('; ').map((word) => [fold(word), name])));
const KOREAN = new Map(MATERIAL_NAMES.map(([name, ko]) => [name, ko]));

/** The material that a word names by which the trade orders, `CAST IRON` for 주철; null for any other text. */
export const materialNamed = (text: string): string | null => NAMES.get(fold(text)) ?? null;

/** A grade as it is said in a language: grades are the same in both, materials that are named by a word are not. */
export const gradeName = (grade: string, language: 'ko' | 'en'): string =>
  (language === 'ko' ? KOREAN.get(grade) : undefined) ?? grade;
