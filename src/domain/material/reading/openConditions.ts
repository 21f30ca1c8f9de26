import type { Spec } from '../../../contract/entities/spec';
import { VOCABULARY } from '../data/vocabulary';
import { singleWallOf } from '../singleWall';
import type { WarningCode } from '../types';

/** Words of a material that name no grade: 주철, 청동, BRASS. */
const MATERIAL_WORDS = new RegExp(
  `(?<![\\p{L}\\d])(?:${VOCABULARY.filter(([marks]) => marks.startsWith('family:'))
    .flatMap(([, words]) => words.split(';').map((word) => word.trim()))
    .join('|')})(?![\\p{L}\\d])`,
  'iu',
);

/** Whether a text names a material by a word that is no grade. */
export const namesMaterial = (text: string): boolean => MATERIAL_WORDS.test(text);

type OpenCondition = Extract<WarningCode, 'missing_angle' | 'missing_wall' | 'missing_grade' | 'missing_body'>;

/** Fittings that are welded to pipe unless the line says otherwise, in the wall of the pipe. */
const WELDED = /^(?:ELBOW|BEND|RETURN|TEE|CROSS|LATERAL|REDUCER|CAP)/;

/** Gas pipe and thin stainless pipe: one wall for each size by their standards. */
const ONE_WALL = /SPPG|KS D 3631|KS D 3595/;

/**
 * What the trade asks back before it quotes a line: the angle of an elbow, wall and grade of pipe and of fittings, the body
 * of a valve. No doubt about how the line was read. There is no question where the kind or the size is not known, which comes
 * first, nor where trade practice answers: black and galvanised pipe is SPP, and a screwed fitting is malleable iron and a
 * screwed elbow turns 90°. `unread` are words of the line that nobody knows: one of them may be the material.
 */
export function openConditions(spec: Spec, text: string, unread: readonly string[] = []): OpenCondition[] {
  const { category, type, grade, standard, class: rating } = spec;
  if (spec.nps.length === 0) return [];
  const material = grade !== null || unread.length > 0 || namesMaterial(text);
  if (category === 'valve') return material ? [] : ['missing_body'];
  const welded = category === 'fitting' && WELDED.test(type ?? '');
  if ((category !== 'pipe' && !welded) || spec.coating || (spec.ends && /THD|SW|GRV/.test(spec.ends))) return [];
  const open: OpenCondition[] = [];
  if (type === 'ELBOW') open.push('missing_angle');
  const walled = spec.schedule.length > 0 || spec.wall_mm !== null || rating !== null || singleWallOf(spec) !== null;
  if (!walled && !ONE_WALL.test(`${grade} ${standard}`)) open.push('missing_wall');
  if (!material && !(category === 'pipe' && standard)) open.push('missing_grade');
  return open;
}
