import type { Drawing } from './drawing';
import { box, circle, lines, segment } from './paths';
import type { SteelForm } from './steelForm';

type Points = readonly (readonly [x: number, y: number])[];

/** Depth of the piece behind its cut face. */
const [BACK_X, BACK_Y] = [26, -16];

/** A cut face with the length of the piece behind it. */
function prism(points: Points, hole = ''): Drawing {
  const shifted = points.map(([x, y]): readonly [number, number] => [x + BACK_X, y + BACK_Y]);
  // Only edges that run on the side one looks at.
  const seen = points.flatMap(([x, y], index) => {
    const [before, after] = [points.at(index - 1), points[(index + 1) % points.length]];
    if (!before || !after) return [];
    const faces = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) =>
      (y2 - y1) * BACK_X - (x2 - x1) * BACK_Y > 0;
    const [left, right] = [faces(before, [x, y]), faces([x, y], after)];
    const back = shifted[(index + 1) % points.length];
    const own = shifted[index];
    return [
      ...(left || right ? [segment(x, y, x + BACK_X, y + BACK_Y)] : []),
      ...(right && back && own ? [lines([own, back])] : []),
    ];
  });
  return { edge: lines(points, true) + hole + seen.join(''), face: lines(points, true) + hole };
}

const moved = (points: Points): Points => points.map(([x, y]) => [x - BACK_X / 2, y - BACK_Y / 2]);

/** The size in millimetres brought into the box, thin parts never thinner than what can be seen. */
function fitted(height: number, width: number, thick: readonly number[]) {
  const scale = 56 / Math.max(height, width, 1);
  return { h: height * scale, b: width * scale, t: thick.map((one) => Math.max(3, one * scale)) };
}

/** Structural steel by its section: to scale where the section states its sides. */
export function drawSection({ words: [kind = '', more = ''], sides }: SteelForm): Drawing {
  const [first = 200, second = first] = sides;
  switch (`${kind} ${more}`.trim()) {
    case 'H':
    case 'I':
    case 'T': {
      const { h, b, t } = fitted(first, sides.length > 1 ? second : first / 2, [sides[2] ?? 8, sides[3] ?? 12]);
      const [web = 3, flange = 3] = t;
      const [x, y] = [b / 2, h / 2];
      const w = web / 2;
      const tee = kind === 'T';
      const top: Points = [
        [-x, -y],
        [x, -y],
        [x, -y + flange],
        [w, -y + flange],
      ];
      const low: Points = tee
        ? [
            [w, y],
            [-w, y],
          ]
        : [
            [w, y - flange],
            [x, y - flange],
            [x, y],
            [-x, y],
            [-x, y - flange],
            [-w, y - flange],
          ];
      return prism(moved([...top, ...low, [-w, -y + flange], [-x, -y + flange]]));
    }
    case 'CHANNEL':
    case 'C CHANNEL': {
      const { h, b, t } = fitted(first, sides.length > 1 ? second : first / 2, [
        sides[2] ?? 6,
        sides[3] ?? sides[2] ?? 8,
      ]);
      const [web = 3, flange = 3] = t;
      const [x, y] = [b / 2, h / 2];
      return prism(
        moved([
          [-x, -y],
          [x, -y],
          [x, -y + flange],
          [-x + web, -y + flange],
          [-x + web, y - flange],
          [x, y - flange],
          [x, y],
          [-x, y],
        ]),
      );
    }
    case 'ANGLE': {
      const {
        h,
        b,
        t: [thick = 3],
      } = fitted(first, second, [sides.at(-1) ?? 6]);
      const [x, y] = [b / 2, h / 2];
      return prism(
        moved([
          [-x, -y],
          [-x + thick, -y],
          [-x + thick, y - thick],
          [x, y - thick],
          [x, y],
          [-x, y],
        ]),
      );
    }
    case 'SQUARE TUBE':
    case 'SQUARE BAR': {
      const {
        h,
        b,
        t: [thick = 3],
      } = fitted(first, sides.length > 1 ? second : first, [sides.at(-1) ?? 4]);
      const hole =
        kind === 'SQUARE' && more === 'TUBE' ? box(-BACK_X / 2, -BACK_Y / 2, b - 2 * thick, h - 2 * thick) : '';
      return prism(
        moved([
          [-b / 2, -h / 2],
          [b / 2, -h / 2],
          [b / 2, h / 2],
          [-b / 2, h / 2],
        ]),
        hole,
      );
    }
    case 'ROUND TUBE':
    case 'ROUND BAR':
    case 'REBAR':
      return rod(kind === 'ROUND' && more === 'TUBE', kind === 'REBAR');
    default:
      return plate(kind);
  }
}

function rod(hollow: boolean, ribbed: boolean): Drawing {
  const r = 17;
  const [x, y] = [-24, 14];
  const [dx, dy] = [52, -30];
  const across = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / across) * r, (dx / across) * r];
  const hole = hollow ? circle(x, y, r * 0.76) : '';
  const ribs = ribbed
    ? [0.25, 0.45, 0.65, 0.85]
        .map((share) =>
          segment(x + dx * share - nx, y + dy * share - ny, x + dx * share + nx + 4, y + dy * share + ny - 2),
        )
        .join('')
    : '';
  return {
    edge: `${circle(x, y, r)}${hole}${segment(x - nx, y - ny, x + dx - nx, y + dy - ny)}${segment(x + nx, y + ny, x + dx + nx, y + dy + ny)}M${x + dx - nx} ${y + dy - ny}A${r} ${r} 0 0 1 ${x + dx + nx} ${y + dy + ny}${ribs}`,
    face: circle(x, y, r) + hole,
    axis: segment(x - 8, y + 5, x + dx + 12, y + dy - 7),
  };
}

function plate(kind: string): Drawing {
  const [thick, wide] = kind === 'FLAT' ? [7, 30] : [5, 66];
  const top: Points = [
    [-wide / 2 - 14, 12],
    [wide / 2 - 14, 12],
    [wide / 2 + 16, -18],
    [-wide / 2 + 16, -18],
  ];
  const marks =
    kind === 'CHECKERED' || kind === 'GRATING'
      ? [-0.3, -0.1, 0.1, 0.3].map((share) => segment(wide * share - 8, 6, wide * share + 12, -14)).join('') +
        (kind === 'GRATING'
          ? segment(-wide / 2 - 6, 4, wide / 2 - 6, 4) + segment(-wide / 2 + 6, -8, wide / 2 + 6, -8)
          : '')
      : '';
  return {
    edge: `${lines(top, true)}${lines([
      [-wide / 2 - 14, 12],
      [-wide / 2 - 14, 12 + thick],
      [wide / 2 - 14, 12 + thick],
      [wide / 2 + 16, -18 + thick],
      [wide / 2 + 16, -18],
    ])}${segment(wide / 2 - 14, 12, wide / 2 - 14, 12 + thick)}${marks}`,
    face: lines(
      [
        [-wide / 2 - 14, 12],
        [wide / 2 - 14, 12],
        [wide / 2 - 14, 12 + thick],
        [-wide / 2 - 14, 12 + thick],
      ],
      true,
    ),
  };
}
