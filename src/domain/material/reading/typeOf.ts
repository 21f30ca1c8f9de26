import type { Category } from '../types';
import type { Marks } from './classify';

/** The type of an item in the words of the line, or undefined when it does not say. */
export function typeOf(
  category: Category,
  marks: Marks,
  nps: readonly string[],
  angle: number | null,
): string | undefined {
  switch (category) {
    case 'pipe':
      return pipeType(marks);
    case 'flange':
      return flangeType(marks);
    case 'valve':
      return valveType(marks);
    case 'fitting':
      return fittingType(marks, nps, angle);
    case 'gasket':
      return gasketType(marks);
    case 'bolt':
      return boltType(marks);
    default:
      return undefined;
  }
}

function pipeType(marks: Marks): string | undefined {
  const makes = marks.all('pipe');
  const [exact, other] = new Set(makes.filter((make) => make !== 'WELDED'));
  // `ERW/SMLS`: either will do.
  if (exact) return other ? undefined : exact;
  if (marks.has('mod:SPIRAL')) return 'SAW';
  return makes.length || (marks.has('end:WELD') && !marks.has('mod:JOINED')) ? 'WELDED' : undefined;
}

function flangeType(marks: Marks): string | undefined {
  const types = marks.all('flange');
  for (const type of ['LWN', 'SPECTACLE', 'ORIFICE']) if (types.includes(type)) return type;
  if (marks.has('mod:ORIFICE')) return 'ORIFICE';
  const [first] = [...types.filter((type) => type !== 'PL'), ...types];
  if (first) return first;
  if (marks.has('fitting:PLUG')) return 'BL';
  if (marks.has('end:SW') || marks.has('fitting:SOCKET')) return 'SW';
  return marks.has('end:THD') ? 'THD' : undefined;
}

function valveType(marks: Marks): string | undefined {
  const types = marks.all('valve');
  if (types.includes('STRAINER')) return 'STRAINER';
  if (types.includes('CHECK') || (!types.length && (marks.has('mod:SWING') || marks.has('mod:DUAL')))) {
    if (marks.has('mod:DUAL')) return 'CHECK DUAL PLATE';
    if (marks.has('mod:SWING')) return 'CHECK SWING';
    return marks.has('mod:LIFT') ? 'CHECK LIFT' : 'CHECK';
  }
  const exact = types.find((type) => type !== 'ANGLE' && type !== 'BALL');
  if (exact) return exact;
  if (types[0]) return types[0];
  if (marks.has('weak:BALL')) return 'BALL';
  if (marks.has('fitting:PLUG')) return 'PLUG';
  return marks.has('mod:ANGLE') ? 'ANGLE' : undefined;
}

function fittingType(marks: Marks, nps: readonly string[], angle: number | null): string | undefined {
  const kinds = marks.all('fitting');
  const kind =
    kinds.find((k) => k !== 'REDUCER' && k !== 'SOCKET' && !(k === 'NIPPLE' && kinds.includes('SWAGE'))) ??
    kinds[0] ??
    (marks.has('weak:TEE') ? 'TEE' : undefined);
  const reducing = marks.has('mod:REDUCING') || (kinds.includes('REDUCER') && kind !== 'REDUCER');
  const eccentricity = marks.has('mod:ECC') ? ' ECC' : marks.has('mod:CON') ? ' CON' : '';
  switch (kind) {
    case 'ELBOW':
      return elbow(marks, angle, reducing);
    case 'BEND':
      return angle === 180 ? 'RETURN 180' : angle === 45 ? 'BEND 45' : 'BEND 90';
    case 'RETURN':
      return 'RETURN 180';
    case 'TEE':
      return reducing || new Set(nps).size > 1 ? 'TEE REDUCING' : 'TEE';
    case 'COUPLING':
    case 'SOCKET':
      if (reducing) return 'COUPLING REDUCING';
      return marks.has('mod:HALF') ? 'COUPLING HALF' : marks.has('mod:FULL') ? 'COUPLING FULL' : 'COUPLING';
    case 'SWAGE':
      return eccentricity ? `SWAGE${eccentricity}` : undefined;
    case 'REDUCER':
      return `REDUCER${eccentricity}`;
    case undefined:
      if (marks.has('mod:LR') || marks.has('mod:SR')) return elbow(marks, angle, reducing);
      return reducing || eccentricity ? `REDUCER${eccentricity}` : undefined;
    default:
      return kind;
  }
}

function elbow(marks: Marks, angle: number | null, reducing: boolean): string {
  if (reducing) return 'ELBOW REDUCING';
  const radius = marks.has('mod:LR') ? ' LR' : marks.has('mod:SR') ? ' SR' : '';
  if (angle === 180) return 'RETURN 180';
  if (angle === 45) return 'ELBOW 45';
  return angle === 90 || radius ? `ELBOW 90${radius}` : 'ELBOW';
}

function gasketType(marks: Marks): string | undefined {
  const types = marks.all('gasket');
  if (types.includes('SPIRAL WOUND') || marks.has('mod:SPIRAL')) return 'SPIRAL WOUND';
  for (const type of ['KAMMPROFILE', 'INSULATING']) if (types.includes(type)) return type;
  if (types.includes('RING JOINT') || marks.has('face:RTJ')) return 'RING JOINT';
  return types.includes('SHEET') ? 'SHEET' : undefined;
}

function boltType(marks: Marks): string | undefined {
  const types = marks.all('bolt');
  for (const type of ['U-BOLT', 'STUD', 'HEX BOLT']) if (types.includes(type)) return type;
  if (marks.has('item:bolt')) return marks.has('mod:HEX') || types.includes('NUT') ? 'HEX BOLT' : undefined;
  return types.includes('NUT') ? 'NUT' : undefined;
}
