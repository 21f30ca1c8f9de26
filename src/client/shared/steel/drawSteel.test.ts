import { expect, test } from 'vitest';
import { TRADE_WORDS } from '../../../domain/material/data/tradeWords';
import { drawSteel } from './drawSteel';
import { flangeFace } from './flangeFaces';
import { type DrawnSpec, steelForm, steelScale } from './steelForm';

const drawn = (spec: DrawnSpec) => drawSteel(steelForm({ dn: [100], od_mm: '114.3', wall_mm: '6.02', ...spec }));

/** Points to which path data goes, its relative steps added up. */
function pointsOf(data: string): Array<readonly [number, number]> {
  const points: Array<readonly [number, number]> = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of data.matchAll(/([MLHVCAZhva])([^MLHVCAZhva]*)/g)) {
    const numbers = rest
      .split(/[ ,]|(?<=\d)(?=-)/)
      .filter(Boolean)
      .map(Number);
    expect(numbers.every(Number.isFinite), `${letter}${rest}`).toBe(true);
    const last = numbers.at(-1) ?? 0;
    const before = numbers.at(-2) ?? 0;
    if (letter === 'H') x = last;
    else if (letter === 'V') y = last;
    else if (letter === 'h') x += last;
    else if (letter === 'v') y += last;
    else if (letter === 'a') [x, y] = [x + before, y + last];
    else if (letter === 'M' || letter === 'L') {
      for (let index = 0; index < numbers.length; index += 2) {
        [x, y] = [numbers[index] ?? 0, numbers[index + 1] ?? 0];
        points.push([x, y]);
      }
    } else if (letter !== 'Z') [x, y] = [before, last];
    points.push([x, y]);
  }
  return points;
}

test.each(TRADE_WORDS.map(([category, type]) => [category, type] as const))(
  'a drawing of %s %s stays in its box',
  (category, type) => {
    const { edge, face = '', axis = '' } = drawn({ category: category as DrawnSpec['category'], type });
    const points = pointsOf(edge + face + axis);
    expect(points.length).toBeGreaterThan(3);
    expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBeLessThanOrEqual(60);
    expect(Math.max(...points.map(([, y]) => Math.abs(y)))).toBeLessThanOrEqual(46);
  },
);

test('what differs in the hand differs in the drawing', () => {
  const looks = [
    { category: 'pipe' },
    { category: 'pipe', wall_mm: '17.12' },
    { category: 'pipe', type: 'SMLS' },
    { category: 'fitting', type: 'ELBOW 90 LR' },
    { category: 'fitting', type: 'ELBOW 90 SR' },
    { category: 'fitting', type: 'ELBOW 45' },
    { category: 'fitting', type: 'ELBOW 90', ends: 'SW' },
    { category: 'fitting', type: 'TEE' },
    { category: 'fitting', type: 'TEE REDUCING', dn: [100, 50] },
    { category: 'fitting', type: 'REDUCER CON', dn: [100, 50] },
    { category: 'fitting', type: 'REDUCER ECC', dn: [100, 50] },
    { category: 'fitting', type: 'WELDOLET' },
    { category: 'flange', type: 'WN', class: '150' },
    { category: 'flange', type: 'BL', class: '150' },
    { category: 'flange', type: 'SO', class: '300' },
    { category: 'valve', type: 'GATE' },
    { category: 'valve', type: 'GLOBE' },
    { category: 'valve', type: 'BALL' },
    { category: 'gasket', type: 'SPIRAL WOUND' },
    { category: 'gasket', type: 'SHEET', facing: 'FF' },
    { category: 'bolt', type: 'STUD', bolt_size: 'M16x90' },
    { category: 'bolt', type: 'STUD', bolt_size: 'M16x60' },
    { category: 'structural', type: 'H', section: 'H-200x200x8x12' },
    { category: 'structural', type: 'H', section: 'H-400x200x8x13' },
    { category: 'structural', type: 'ANGLE', section: 'L-75x75x6' },
    { category: 'structural', type: 'PLATE' },
    { category: 'other' },
  ] as const satisfies readonly DrawnSpec[];
  expect(new Set(looks.map((spec) => drawn({ ...spec }).edge)).size).toBe(looks.length);
});

test('a flange has the bolts of its class and size', () => {
  const bolts = (pressureClass: string, dn: number) => flangeFace(pressureClass, dn, null).bolts;
  expect([bolts('150', 50), bolts('300', 50), bolts('150', 100), bolts('10K', 65), bolts('10K', 80)]).toEqual([
    4, 8, 8, 4, 8,
  ]);
  // The bore of a 4" class 150 flange: 114.3 of 230 mm.
  expect(flangeFace('150', 100, 114.3).bore).toBeCloseTo(0.497, 3);
});

test('a larger size stands larger in a list, within limits', () => {
  const scale = (od_mm: string) => steelScale(steelForm({ category: 'pipe', od_mm }));
  expect(scale('21.7')).toBeLessThan(scale('60.5'));
  expect(scale('60.5')).toBeLessThan(scale('318.5'));
  expect([scale('5'), scale('2000')]).toEqual([0.62, 1]);
});
