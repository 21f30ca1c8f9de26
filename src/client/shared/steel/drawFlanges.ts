import type { Drawing } from './drawing';
import { flangeFace } from './flangeFaces';
import { arc, box, circle, lines, onCircle, segment, thread } from './paths';
import type { SteelForm } from './steelForm';

const R = 39;

function boltHoles(x: number, y: number, at: number, count: number, hole: number): string {
  return Array.from({ length: count }, (_, no) => circle(...onCircle(x, y, at, ((no + 0.5) * 360) / count), hole)).join(
    '',
  );
}

/** A flange from the front: bolts and bore to scale where its class and size are known. */
export function drawFlange({ words: [kind = ''], pressureClass, dn, od, wall, facing }: SteelForm): Drawing {
  if (kind === 'SPECTACLE') return spectacle();
  const face = flangeFace(pressureClass, dn, od);
  const at = R * face.circle;
  const bore = R * face.bore;
  const hole = Math.min(4.2, (at * Math.PI) / face.bolts / 2.4);
  const raised = kind !== 'PL' && facing !== 'FF' ? circle(0, 0, Math.max(at - hole - 2.5, bore + 2)) : '';
  const blind = kind === 'BL';
  const inside = blind ? '' : circle(0, 0, bore * (1 - 2 * wall));
  const hub = blind ? '' : kind === 'WN' || kind === 'LWN' || kind === 'ORIFICE' ? circle(0, 0, bore) : '';
  const threaded = kind === 'THD' ? arc(0, 0, bore * (1 - wall), 20, 290) : '';
  return {
    edge: circle(0, 0, R) + raised + boltHoles(0, 0, at, face.bolts, hole) + inside + hub + threaded,
    face: circle(0, 0, R) + inside + boltHoles(0, 0, at, face.bolts, hole),
    axis: circle(0, 0, at) + segment(-44, 0, 44, 0) + segment(0, -44, 0, 44),
  };
}

function spectacle(): Drawing {
  return {
    edge:
      circle(-28, 0, 24) +
      circle(28, 0, 24) +
      circle(28, 0, 15) +
      lines([
        [-6, -6],
        [6, -6],
      ]) +
      lines([
        [-6, 6],
        [6, 6],
      ]) +
      circle(0, 0, 3),
    face: circle(-28, 0, 24) + circle(28, 0, 24) + circle(28, 0, 15),
    axis: segment(-56, 0, 56, 0),
  };
}

/** A gasket from the front: wound, flat with bolt holes, or a ring. */
export function drawGasket({ words: [kind = ''], pressureClass, dn, od, facing }: SteelForm): Drawing {
  const face = flangeFace(pressureClass, dn, od);
  const bore = R * Math.min(face.bore, 0.62);
  const axis = segment(-44, 0, 44, 0) + segment(0, -44, 0, 44);
  if (kind === 'RING') {
    return {
      edge: circle(0, 0, 36) + circle(0, 0, 31) + circle(0, 0, 26),
      face: circle(0, 0, 36) + circle(0, 0, 26),
      axis,
    };
  }
  if (kind === 'SPIRAL' || kind === 'KAMMPROFILE') {
    const outer = R * face.circle - 3;
    const wound = [0.2, 0.4, 0.6, 0.8]
      .map((share) => circle(0, 0, bore + (outer - bore) * (0.25 + share * 0.5)))
      .join('');
    return {
      edge: circle(0, 0, R - 2) + circle(0, 0, outer) + wound + circle(0, 0, bore),
      face: circle(0, 0, R - 2) + circle(0, 0, bore),
      axis,
    };
  }
  const full = facing === 'FF' ? boltHoles(0, 0, R * face.circle, face.bolts, 3.6) : '';
  const outer = full ? R : R * face.circle - 3;
  return {
    edge: circle(0, 0, outer) + circle(0, 0, bore) + full,
    face: circle(0, 0, outer) + circle(0, 0, bore) + full,
    axis,
  };
}

/** A stud bolt with its nuts, or a bolt with a head; its length to scale between a short and a long one. */
export function drawBolt({ words: [kind = ''], sides: [d = 16, long = 90] }: SteelForm): Drawing {
  const r = 8;
  const half = Math.min(50, Math.max(26, (long / d) * r));
  const nut = (x: number) =>
    box(x, 0, 13, 30) + segment(x - 6.5, -7.5, x + 6.5, -7.5) + segment(x - 6.5, 7.5, x + 6.5, 7.5);
  const threads = (x1: number, x2: number) => thread(x1, x2, r, Math.max(2, Math.round((x2 - x1) / 3.4)));
  const measures = [{ from: [-half, 24], to: [half, 24], of: 'section' }] as const;
  const axis = segment(-half - 6, 0, half + 6, 0);
  if (kind === 'STUD') {
    const [a, b] = [-half + 12, half - 12];
    return {
      edge:
        box(0, 0, 2 * half, 2 * r) +
        threads(-half, a - 6.5) +
        threads(a + 6.5, b - 6.5) +
        threads(b + 6.5, half) +
        nut(a) +
        nut(b),
      face: box(a, 0, 13, 30) + box(b, 0, 13, 30),
      axis,
      measures,
    };
  }
  return {
    edge: box(0, 0, 2 * half, 2 * r) + threads(0, half) + nut(-half + 5),
    face: box(-half + 5, 0, 13, 30),
    axis,
    measures,
  };
}
