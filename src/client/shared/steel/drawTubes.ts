import type { Drawing } from './drawing';
import { arc, box, ellipse, lines, segment } from './paths';
import type { SteelForm } from './steelForm';

/** A pipe seen a little from its end, so that its wall shows. */
export function drawPipe({ wall, words }: SteelForm): Drawing {
  const r = 27;
  const flat = 0.42;
  const bore = r * (1 - 2 * wall);
  const [x1, x2] = [-36, 42];
  const seam = words.includes('SMLS') ? '' : segment(x1 + r * flat * 0.8, -r * 0.6, x2 + r * flat * 0.8, -r * 0.6);
  return {
    edge:
      ellipse(x1, 0, r * flat, r) +
      ellipse(x1, 0, bore * flat, bore) +
      segment(x1, -r, x2, -r) +
      segment(x1, r, x2, r) +
      `M${x2} ${-r}A${r * flat} ${r} 0 0 1 ${x2} ${r}` +
      seam,
    face: ellipse(x1, 0, r * flat, r) + ellipse(x1, 0, bore * flat, bore),
    axis: segment(-54, 0, 58, 0),
    measures: [
      { from: [-53, -r], to: [-53, r], of: 'od' },
      { from: [x1, -r], to: [x1, -bore], of: 'wall' },
      { from: [x1, 36], to: [x2, 36], of: 'length' },
    ],
  };
}

const COLLAR = 4;
const COLLAR_LENGTH = 9;

/** An elbow or bend: 45, 90 or 180 degrees, short or long. */
export function drawElbow({ words, collared, wall }: SteelForm): Drawing {
  const turn = words.includes('45') ? 45 : words.includes('180') ? 180 : 90;
  const long = words[0] === 'BEND' ? 5 : words.includes('SR') || collared ? 2.1 : 3;
  const half = turn === 180 ? 13 : long > 4 ? 12 : long < 3 ? 20 : 17;
  const bend = half * long;
  const [from, to] = [180, 180 + turn];
  // The middle of what is drawn stands in the middle of the box.
  const right = turn === 180 ? bend + half : turn === 45 ? -(bend - half) * Math.SQRT1_2 : 0;
  const top = (bend + half) * (turn === 45 ? Math.SQRT1_2 : 1);
  const [x, y] = [(bend + half - right) / 2, top / 2];
  const bore = half * (1 - 2 * wall);
  const rim = (degrees: number, reach: number) => {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return segment(
      x + (bend - reach) * cos,
      y + (bend - reach) * sin,
      x + (bend + reach) * cos,
      y + (bend + reach) * sin,
    );
  };
  const collar = (degrees: number, way: number) => {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const point = (out: number, along: number): readonly [number, number] => [
      x + (bend + out) * cos - way * along * sin,
      y + (bend + out) * sin + way * along * cos,
    ];
    const wide = half + COLLAR;
    return lines([point(-wide, 0), point(wide, 0), point(wide, COLLAR_LENGTH), point(-wide, COLLAR_LENGTH)], true);
  };
  return {
    edge:
      arc(x, y, bend + half, from, to) +
      arc(x, y, bend - half, from, to) +
      (collared ? collar(from, -1) + collar(to, 1) : rim(from, half) + rim(to, half)),
    face: wallBand(x, y, bend, half, bore, from, to),
    axis: arc(x, y, bend, from - 8, to + 8),
    measures: [{ from: [x - bend - half, y + 6], to: [x - bend + half, y + 6], of: 'od' }],
  };
}

/** The two strips of an elbow in which its wall lies. */
function wallBand(x: number, y: number, bend: number, half: number, bore: number, from: number, to: number): string {
  const strip = (outer: number, inner: number) =>
    `${arc(x, y, outer, from, to)}${arc(x, y, inner, to, from).replace('M', 'L')}Z`;
  return strip(bend + half, bend + bore) + strip(bend - bore, bend - half);
}

/** A tee, cross or lateral; the branch as wide as its size says. */
export function drawBranch({ words, second, wall, collared }: SteelForm): Drawing {
  const half = 15;
  const branch = Math.max(6, half * second);
  const [run, up] = [38, 36];
  const low = words[0] === 'CROSS' ? -1 : 1;
  const y = low < 0 ? 0 : 11;
  const lean = words[0] === 'LATERAL' ? 22 : 0;
  const top: readonly (readonly [number, number])[] = [
    [-run, y - half],
    [-branch, y - half],
    [-branch + lean, y - up],
    [branch + lean, y - up],
    [branch, y - half],
    [run, y - half],
  ];
  const bottom: readonly (readonly [number, number])[] =
    low < 0
      ? [
          [run, half],
          [branch, half],
          [branch, up],
          [-branch, up],
          [-branch, half],
          [-run, half],
        ]
      : [
          [run, y + half],
          [-run, y + half],
        ];
  const thick = half * 2 * wall;
  const collars = collared
    ? box(-run + 4, y, 9, 2 * (half + COLLAR)) +
      box(run - 4, y, 9, 2 * (half + COLLAR)) +
      box(lean, y - up + 4, 2 * (branch + COLLAR), 9)
    : segment(-run + 4, y - half, -run + 4, y + half) +
      segment(run - 4, y - half, run - 4, y + half) +
      segment(lean - branch, y - up + 4, lean + branch, y - up + 4);
  return {
    edge: lines([...top, ...bottom], true) + collars,
    face: low < 0 ? '' : box(0, y + half - thick / 2, 2 * run, thick),
    axis: segment(-run - 8, y, run + 8, y) + segment(lean * 1.2, y - up - 6, 0, low < 0 ? up + 6 : y),
    measures: [{ from: [-run - 8, y - half], to: [-run - 8, y + half], of: 'od' }],
  };
}

/** A reducer or swage from one size to the next, about the axis or along the bottom. */
export function drawReducer({ words, second, wall }: SteelForm): Drawing {
  const [wide, ratio] = [30, Math.min(second === 1 ? 0.6 : second, 0.88)];
  const small = wide * ratio;
  const drop = words.includes('ECC') ? wide - small : 0;
  const straight = words[0] === 'SWAGE' ? 18 : 8;
  const [x1, x2] = [-34, 34];
  const [a, b] = [x1 + straight, x2 - straight];
  const middle = (a + b) / 2;
  const slope = (sign: number) =>
    `M${x1} ${sign * wide}L${a} ${sign * wide}C${middle} ${sign * wide} ${middle} ${sign * small + drop} ${b} ${sign * small + drop}L${x2} ${sign * small + drop}`;
  const rims =
    segment(x1, -wide, x1, wide) +
    segment(x2, drop - small, x2, drop + small) +
    segment(x1 + 4, -wide, x1 + 4, wide) +
    segment(x2 - 4, drop - small, x2 - 4, drop + small);
  const thick = wide * 2 * wall;
  return {
    edge: slope(-1) + slope(1) + rims,
    face: box(x1 + 2, -wide + thick / 2, 4, thick) + box(x1 + 2, wide - thick / 2, 4, thick),
    axis: segment(x1 - 8, 0, drop ? 0 : x2 + 8, 0) + (drop ? segment(0, drop, x2 + 8, drop) : ''),
    measures: [{ from: [x1 - 8, -wide], to: [x1 - 8, wide], of: 'od' }],
  };
}

/** The end of a line: 2:1 ellipse after a straight part. */
export function drawCap({ wall, collared }: SteelForm): Drawing {
  const r = 30;
  const bore = r * (1 - 2 * wall);
  const dome = (radius: number, deep: number) =>
    `M-24 ${-radius}H2C${deep} ${-radius} ${deep} ${radius} 2 ${radius}H-24`;
  return {
    edge: `${dome(r, 40)}Z${segment(-19, -r, -19, r)}${collared ? segment(-10, -r, -10, r) : ''}`,
    face: `${dome(r, 40)}Z${dome(bore, 40 - r * 3 * wall)}Z`,
    axis: segment(-36, 0, 42, 0),
    measures: [{ from: [-33, -r], to: [-33, r], of: 'od' }],
  };
}
