import type { Drawing } from './drawing';
import { drawBolt, drawFlange, drawGasket } from './drawFlanges';
import { drawSection } from './drawSections';
import { drawCoupling, drawNut, drawOutlet, drawStubEnd, drawUBolt } from './drawSmallFittings';
import { drawBranch, drawCap, drawElbow, drawPipe, drawReducer } from './drawTubes';
import { drawValve } from './drawValves';
import { lines, segment } from './paths';
import type { SteelForm } from './steelForm';

const FITTINGS: Readonly<Record<string, (form: SteelForm) => Drawing>> = {
  ELBOW: drawElbow,
  BEND: drawElbow,
  RETURN: drawElbow,
  TEE: drawBranch,
  CROSS: drawBranch,
  LATERAL: drawBranch,
  REDUCER: drawReducer,
  SWAGE: drawReducer,
  CAP: drawCap,
  COUPLING: drawCoupling,
  UNION: drawCoupling,
  NIPPLE: drawCoupling,
  BUSHING: drawCoupling,
  PLUG: drawCoupling,
  STUB: drawStubEnd,
};

const BOLTS: Readonly<Record<string, (form: SteelForm) => Drawing>> = { NUT: drawNut, 'U-BOLT': drawUBolt };

/** A crate: what has no shape of its own. */
function drawCrate(): Drawing {
  const front = lines(
    [
      [-34, -10],
      [14, -10],
      [14, 32],
      [-34, 32],
    ],
    true,
  );
  return {
    edge: `${front}${lines([
      [-34, -10],
      [-14, -30],
      [34, -30],
      [14, -10],
    ])}${lines([
      [34, -30],
      [34, 12],
      [14, 32],
    ])}${segment(-10, -10, -10, 32)}${segment(-10, -10, 10, -30)}`,
    face: front,
  };
}

/** The line drawing of a material, by what its specification states. */
export function drawSteel(form: SteelForm): Drawing {
  const [kind = ''] = form.words;
  switch (form.category) {
    case 'pipe':
      return drawPipe(form);
    case 'flange':
      return drawFlange(form);
    case 'valve':
      return drawValve(form);
    case 'gasket':
      return drawGasket(form);
    case 'bolt':
      return (BOLTS[kind] ?? drawBolt)(form);
    case 'structural':
      return drawSection(form);
    case 'fitting':
      return (kind.endsWith('LET') ? drawOutlet : (FITTINGS[kind] ?? drawElbow))(form);
    default:
      return drawCrate();
  }
}
