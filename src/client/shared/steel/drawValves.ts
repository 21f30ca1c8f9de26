import type { Drawing } from './drawing';
import { box, circle, ellipse, lines, polygon, segment } from './paths';
import type { SteelForm } from './steelForm';

const RUN = 20;

/** Flanges or collars at both ends of a body whose middle is at the height `RUN`. */
function ends(collared: boolean): string {
  const end = (x: number) => (collared ? polygon(x, RUN, 13, 6, 30) : box(x, RUN, 7, 36));
  return end(-40) + end(40);
}

const body = 'M-36 10H-24C-18 4 -14 2 -10 2H10C14 2 18 4 24 10H36V30H24C18 38 14 40 0 40C-14 40 -18 38 -24 30H-36Z';
const wheel = (y: number) => ellipse(0, y, 22, 4) + box(0, y, 6, 8);
const axis = segment(-52, RUN, 52, RUN) + segment(0, -44, 0, 42);

/** A valve from the side, with what moves it: wheel, lever, or nothing. */
export function drawValve({ words: [kind = ''], collared }: SteelForm): Drawing {
  const rims = ends(collared);
  switch (kind) {
    case 'BALL':
    case 'PLUG':
      return {
        edge: `${box(0, RUN, 72, 22)}${circle(0, RUN, 17)}${rims}${box(0, -2, 10, 12)}M-5 -8H34C38 -8 38 -14 34 -14H-5Z`,
        face: circle(0, RUN, 17) + rims,
        axis: segment(-52, RUN, 52, RUN) + segment(0, -24, 0, 42),
      };
    case 'BUTTERFLY':
      return {
        edge: `${ellipse(0, 16, 13, 25)}${ellipse(0, 16, 8, 19)}${segment(0, -3, 0, 35)}${box(0, -16, 8, 14)}M-4 -22H38C41 -22 41 -28 38 -28H-4Z`,
        face: ellipse(0, 16, 13, 25) + ellipse(0, 16, 8, 19),
        axis: segment(-30, 16, 30, 16) + segment(0, -38, 0, 44),
      };
    case 'CHECK':
      return {
        edge: `${body}${rims}M-18 4L-14 -10H14L18 4${box(0, -13, 36, 6)}${segment(-12, 12, 4, 30)}${circle(-12, 12, 2.5)}`,
        face: `M-18 4L-14 -10H14L18 4Z${box(0, -13, 36, 6)}${rims}`,
        axis: segment(-52, RUN, 52, RUN),
      };
    case 'STRAINER':
      return {
        edge: `${box(0, RUN - 6, 72, 22)}${rims}${lines([
          [-8, 25],
          [12, 44],
          [26, 30],
          [14, 25],
        ])}`,
        face: `M-8 25L12 44L26 30L14 25Z${rims}`,
        axis: segment(-52, RUN - 6, 52, RUN - 6),
      };
    case 'SAFETY':
    case 'REDUCING':
      return {
        edge: `${body}${rims}${box(0, -18, 22, 40)}${box(0, -40, 12, 6)}M-9 -4L9 -8M-9 -12L9 -16M-9 -20L9 -24M-9 -28L9 -32`,
        face: box(0, -18, 22, 40) + rims,
        axis,
      };
    default: {
      // A globe valve is round where a gate valve is tall and flat.
      const globe = kind === 'GLOBE' || kind === 'ANGLE' || kind === 'NEEDLE' || kind === 'DIAPHRAGM';
      const trunk = globe ? circle(0, RUN, 19) : body;
      const through = globe ? box(0, RUN, 72, 20) : '';
      return {
        edge: `${through}${trunk}${rims}M-14 3L-10 -8H10L14 3${box(0, -11, 32, 5)}${lines([
          [-6, -14],
          [-4, -28],
          [4, -28],
          [6, -14],
        ])}${wheel(-34)}`,
        face: `${globe ? trunk : `M-14 3L-10 -8H10L14 3Z`}${rims}${ellipse(0, -34, 22, 4)}`,
        axis,
      };
    }
  }
}
