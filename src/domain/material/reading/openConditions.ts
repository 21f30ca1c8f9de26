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

export type OpenCondition = Extract<
  WarningCode,
  'missing_angle' | 'missing_wall' | 'missing_grade' | 'missing_body' | 'bolt_assumed'
>;

/** Fittings that are welded to pipe unless the line says otherwise, in the wall of the pipe. */
const WELDED = /^(?:ELBOW|BEND|RETURN|TEE|CROSS|LATERAL|REDUCER|CAP)/;
/** Fittings that are forged or cut of pipe, whose material nothing but a grade says. */
const FORGED = /OLET$|^(?:STUB END|SWAGE|NIPPLE)/;
/** Grades that stud bolts and hexagon bolts have (ASTM A193, A320). */
const STUD_GRADE = /^(?:A193-|A320-)?(?:B(?:5|6|7|8|16)|L(?:7|43))(?!\d)/;
const NAMES_HEXAGON = /HEX|육각|6각|MACH|(?<![A-Z])(?:HX|HH|HHX|M\.?\s?B)(?![A-Z])/i;
/** Class from which a screwed fitting is a forged one (ASME B16.11); below it is malleable iron (ASME B16.3). */
const FORGED_CLASS = 2000;

/** Gas pipe and thin stainless pipe: one wall for each size by their standards. */
const ONE_WALL = /SPPG|KS D 3631|KS D 3595/;
/** Standards of one grade alone: SPP, SGP, SPPW, SPPG. */
const ONE_GRADE = /^(?:KS D 35(?:07|37)|JIS G 34[45]2|KS D 3631)$/;
/** Gaskets of a metal; one of a sheet names its material by its kind. */
const METAL_GASKET = /^(?:SPIRAL WOUND|RING JOINT|KAMMPROFILE|INSULATING)$/;
/** Marks that say the steel of bolts and bars: property classes (ISO 898-1, KS B 1010), high-strength bars (KS D 3504). */
const STRENGTH =
  /(?<![\d.])(?:4\.6|4\.8|5\.6|5\.8|6\.8|8\.8|10\.9|12\.9)(?!\d)|(?<![A-Z])F(?:8|10|13)T|(?<![A-Z])S?HD\s?\d/i;

/**
 * What the trade asks back before it quotes a line: the angle of an elbow, the wall of pipe and of welded fittings, the
 * material of everything that is made in several, the body of a valve. No doubt about how the line was read. There is no
 * question where the kind or the size is not known, which comes first, nor where trade practice answers: black and
 * galvanised pipe is SPP, KS D 3507 has one grade, and a screwed fitting is malleable iron. A bolt with its nut was taken
 * for a hexagon bolt; in a grade of stud bolts it may be one of those.
 * `unread` are words of the line that nobody knows: one of them may be the material.
 */
export function openConditions(spec: Spec, text: string, unread: readonly string[] = []): OpenCondition[] {
  const { category, type, ends, class: rating } = spec;
  if (!isSized(spec)) return [];
  const material = spec.grade !== null || unread.length > 0 || namesMaterial(text) || saysMaterial(spec);
  if (category === 'valve') return material ? [] : ['missing_body'];
  const open: OpenCondition[] = [];
  if (category === 'fitting' && type === 'ELBOW') open.push('missing_angle');
  if (type === 'HEX BOLT' && text.trim() && STUD_GRADE.test(spec.grade ?? '') && !NAMES_HEXAGON.test(text))
    open.push('bolt_assumed');
  if (spec.coating && (category === 'pipe' || category === 'fitting')) return open;
  const welded = category === 'fitting' && WELDED.test(type ?? '') && !(ends && /THD|SW|GRV/.test(ends));
  const walled = category === 'pipe' ? !(ends && /THD|SW|GRV/.test(ends)) : welded;
  if (walled && !hasWall(spec, rating)) open.push('missing_wall');
  if (!material && needsGrade(spec, text, welded)) open.push('missing_grade');
  return open;
}

const isSized = ({ nps, bolt_size, section }: Spec) => nps.length > 0 || Boolean(bolt_size) || Boolean(section);

const hasWall = (spec: Spec, rating: Spec['class']) =>
  spec.schedule.length > 0 ||
  spec.wall_mm !== null ||
  rating !== null ||
  singleWallOf(spec) !== null ||
  ONE_WALL.test(`${spec.grade} ${spec.standard}`);

/** Whether the details of an item hold its material: the filler of a gasket, that of a body. */
const saysMaterial = ({ details }: Spec) => (details ?? []).some(({ kind }) => kind === 'material' || kind === 'body');

/** Whether an item is made in several materials of which nothing but a grade names one. */
function needsGrade({ category, type, standard, ends, class: rating }: Spec, text: string, welded: boolean): boolean {
  switch (category) {
    case 'pipe':
      return !ONE_GRADE.test(standard ?? '') && !(ends && /THD|SW|GRV/.test(ends));
    case 'fitting':
      return welded || /SW/.test(ends ?? '') || FORGED.test(type ?? '') || Number(rating) >= FORGED_CLASS;
    case 'flange':
      return true;
    case 'gasket':
      return METAL_GASKET.test(type ?? '');
    case 'bolt':
      return !STRENGTH.test(text);
    case 'structural':
      return type !== 'GRATING' && !STRENGTH.test(text);
    default:
      return false;
  }
}
