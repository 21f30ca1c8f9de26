import type { Spec } from '../../contract/entities/spec';
import { gradeFamily } from './equivalents';

/** What a company says it deals in; an empty list or null leaves that side open. */
export type SaleMaterial = {
  category: string;
  types: string[];
  grade_families: string[];
  grades: string[];
  nps_min: string | null;
  nps_max: string | null;
  classes: string[];
  makers: string[];
};
export type MatchReason = 'category' | 'type' | 'grade' | 'size' | 'class';

/** Inches of an NPS name, or null. */
export function npsInches(nps: string): number | null {
  const match = /^(?:(\d+)-)?(\d+)(?:\/(\d+))?$/.exec(nps);
  if (!match) return null;
  return Number(match[1] ?? 0) + Number(match[2]) / Number(match[3] ?? 1);
}

/** Whether a sale material covers a spec; `reasons` name the sides that do not. What the spec leaves open is covered. */
export function matchesSaleMaterial(spec: Spec, sale: SaleMaterial): { matches: boolean; reasons: MatchReason[] } {
  const reasons: MatchReason[] = [];
  if (sale.category !== spec.category) reasons.push('category');
  const { type } = spec;
  if (
    sale.types.length &&
    type &&
    !sale.types.some((t) => type === t || type.startsWith(`${t} `) || t.startsWith(`${type} `))
  )
    reasons.push('type');
  if (!coversGrade(spec.grade, sale)) reasons.push('grade');
  const inches = spec.nps.map(npsInches).filter((n) => n !== null);
  const min = sale.nps_min === null ? null : npsInches(sale.nps_min);
  const max = sale.nps_max === null ? null : npsInches(sale.nps_max);
  if (inches.some((n) => (min !== null && n < min) || (max !== null && n > max))) reasons.push('size');
  if (sale.classes.length && spec.class && !sale.classes.includes(spec.class)) reasons.push('class');
  return { matches: reasons.length === 0, reasons };
}

/** A grade is covered when it is listed, or its family is; where both lists are empty, always. */
function coversGrade(grade: string | null, sale: SaleMaterial): boolean {
  if (!grade || (!sale.grades.length && !sale.grade_families.length)) return true;
  if (sale.grades.includes(grade)) return true;
  const family = gradeFamily(grade);
  return family !== null && sale.grade_families.includes(family);
}
