import type { Spec } from '../../contract/entities/spec';
import { singleWallStandard } from './singleWall';
import { sizeSystemOf } from './sizeSystem';
import { rebuildSpec } from './spec';
import Big from 'big.js';

export type ConflictField = 'standard' | 'grade' | 'schedule' | 'wall' | 'size';
/** Fields of a material that no standard has together, or one that its kind does not have. */
export interface SpecConflict {
  code: 'standard_grade' | 'single_wall' | 'wall_schedule' | 'pipe_class';
  fields: readonly ConflictField[];
}

/**
 * Grades of the pipes that a Korean or Japanese standard describes. Sources: the scopes of KS D 3507, 3562, 3564, 3570,
 * 3573, 3576 and JIS G 3452, 3454, 3455, 3456, 3458, 3459. KS and JIS publish most of them in both systems, so a pipe
 * of one may carry the name of the other.
 */
const PIPE_GRADES: Readonly<Record<string, RegExp>> = {
  'KS D 3507': /^(?:SPP|SGP)$/,
  'JIS G 3452': /^(?:SPP|SGP)$/,
  'KS D 3562': /^(?:SPPS|STPG)/,
  'JIS G 3454': /^(?:SPPS|STPG)/,
  'KS D 3564': /^(?:SPPH|STS\d{3}$)/,
  'JIS G 3455': /^(?:SPPH|STS\d{3}$)/,
  'KS D 3570': /^(?:SPHT|STPT)/,
  'JIS G 3456': /^(?:SPHT|STPT)/,
  'KS D 3573': /^(?:SPA|STPA)/,
  'JIS G 3458': /^(?:SPA|STPA)/,
  'KS D 3576': /^(?:STS|SUS)/,
  'JIS G 3459': /^(?:STS|SUS)/,
};

const NO_NOTATION = { dn: false, inch: false };

/** The fields of a material that contradict one another; a field that is not known contradicts nothing. */
export function specConflicts(spec: Spec): SpecConflict[] {
  const { category, standard, grade, schedule, wall_mm } = spec;
  const conflicts: SpecConflict[] = [];
  if (standard && grade && !belongTogether(standard, grade))
    conflicts.push({ code: 'standard_grade', fields: ['standard', 'grade'] });
  if (category === 'pipe' && schedule.length > 0 && singleWallStandard(spec))
    conflicts.push({ code: 'single_wall', fields: ['schedule', standard ? 'standard' : 'grade'] });
  else if (wall_mm !== null && schedule.length > 0) {
    const usual = rebuildSpec(spec, {}).wall_mm;
    if (usual !== null && !new Big(usual).eq(wall_mm))
      conflicts.push({ code: 'wall_schedule', fields: ['schedule', 'wall'] });
  }
  // Pipe is made to a wall; a pressure class beside it belongs to another line, or is a schedule.
  if (category === 'pipe' && spec.class !== null) conflicts.push({ code: 'pipe_class', fields: ['schedule'] });
  return conflicts;
}

function belongTogether(standard: string, grade: string): boolean {
  const allowed = PIPE_GRADES[standard];
  if (allowed) return allowed.test(grade);
  const [ofStandard, ofGrade] = [{ standard }, { grade }].map((part) =>
    sizeSystemOf({ category: 'other', ...part }, NO_NOTATION),
  );
  return !ofStandard || !ofGrade || ofStandard === ofGrade;
}
