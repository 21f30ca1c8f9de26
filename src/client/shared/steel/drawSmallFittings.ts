import type { Drawing } from './drawing';
import { arc, box, circle, lines, polygon, segment, thread } from './paths';
import type { SteelForm } from './steelForm';

/** Couplings, unions, nipples, bushings and plugs. */
export function drawCoupling({ words: [kind = '', more = ''], second }: SteelForm): Drawing {
  const r = 22;
  const axis = segment(-50, 0, 50, 0);
  const measures = [{ from: [-48, -r], to: [-48, r], of: 'od' }] as const;
  switch (kind) {
    case 'NIPPLE':
      return { edge: box(0, 0, 80, 32) + thread(-40, -20, 16) + thread(20, 40, 16), axis, measures };
    case 'UNION':
      return {
        edge:
          box(-28, 0, 20, 44) +
          box(4, 0, 30, 62) +
          segment(-11, -15, 19, -15) +
          segment(-11, 15, 19, 15) +
          box(29, 0, 20, 44),
        face: box(4, 0, 30, 62),
        axis,
        measures,
      };
    case 'BUSHING':
    case 'PLUG': {
      const head =
        kind === 'PLUG'
          ? box(-18, 0, 18, 34)
          : box(-18, 0, 14, 60) + segment(-25, -15, -11, -15) + segment(-25, 15, -11, 15);
      return { edge: head + box(11, 0, 38, 44) + thread(-6, 30, 22, 5), face: head, axis, measures };
    }
    default: {
      const small = r * (second < 1 ? second : 1);
      const long = more === 'HALF' ? 22 : 34;
      return {
        edge:
          lines(
            [
              [-long, -r - 6],
              [0, -r - 6],
              [long, -small - 6],
              [long, small + 6],
              [0, r + 6],
              [-long, r + 6],
            ],
            true,
          ) +
          segment(-long, -r, long, -small) +
          segment(-long, r, long, small) +
          segment(0, -r, 0, r),
        face:
          lines(
            [
              [-long, -r - 6],
              [0, -r - 6],
              [long, -small - 6],
              [long, -small],
              [0, -r],
              [-long, -r],
            ],
            true,
          ) +
          lines(
            [
              [-long, r + 6],
              [0, r + 6],
              [long, small + 6],
              [long, small],
              [0, r],
              [-long, r],
            ],
            true,
          ),
        axis,
        measures,
      };
    }
  }
}

/** An outlet on its run of pipe. */
export function drawOutlet(): Drawing {
  return {
    edge:
      lines(
        [
          [-22, 8],
          [-13, -26],
          [13, -26],
          [22, 8],
        ],
        false,
      ) +
      'M-26 8C-12 14 12 14 26 8' +
      box(0, -30, 26, 8) +
      segment(-50, 8, -26, 8) +
      segment(26, 8, 50, 8) +
      segment(-50, 38, 50, 38),
    face: 'M-22 8L-13 -26H13L22 8C12 13 -12 13 -22 8Z',
    axis: segment(0, -42, 0, 20) + segment(-54, 23, 54, 23),
  };
}

/** A stub end behind its loose flange. */
export function drawStubEnd({ wall }: SteelForm): Drawing {
  const r = 22;
  const thick = Math.max(2.5, r * 2 * wall);
  return {
    edge:
      lines(
        [
          [-34, -r],
          [26, -r],
          [26, -r - 12],
          [32, -r - 12],
          [32, r + 12],
          [26, r + 12],
          [26, r],
          [-34, r],
        ],
        true,
      ) + segment(-30, -r, -30, r),
    face: box(-4, -r + thick / 2, 60, thick) + box(-4, r - thick / 2, 60, thick) + box(29, 0, 6, 2 * r + 24),
    axis: segment(-44, 0, 42, 0),
    measures: [{ from: [-42, -r], to: [-42, r], of: 'od' }],
  };
}

/** A bent or plain round of wire with two legs. */
export function drawUBolt(): Drawing {
  return {
    edge: `M-22 38V-8A22 22 0 0 1 22 -8V38M-30 38V-8A30 30 0 0 1 30 -8V38${box(-26, 26, 16, 8)}${box(26, 26, 16, 8)}`,
    face: box(-26, 26, 16, 8) + box(26, 26, 16, 8),
    axis: segment(0, -44, 0, 40),
  };
}

/** A nut from the front. */
export function drawNut(): Drawing {
  return {
    edge: polygon(0, 0, 36, 6) + circle(0, 0, 31) + circle(0, 0, 18) + arc(0, 0, 21, 20, 290),
    face: polygon(0, 0, 36, 6) + circle(0, 0, 18),
    axis: segment(-44, 0, 44, 0) + segment(0, -42, 0, 42),
  };
}
