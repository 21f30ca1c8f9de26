/** Parts of SVG path data. Lengths in the units of the drawing, the origin in its middle, y downwards. */

const short = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, y: number) => `${short(x)} ${short(y)}`;

type Point = readonly [x: number, y: number];

/** Straight lines through points; `closed` leads back to the first. */
export function lines(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}${closed ? 'Z' : ''}`;
}

/** A straight line. */
export const segment = (x1: number, y1: number, x2: number, y2: number) => `M${at(x1, y1)}L${at(x2, y2)}`;

/** A rectangle by its middle, width and height. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${at(x - width / 2, y - height / 2)}h${short(width)}v${short(height)}h${short(-width)}Z`;
}

/** An ellipse by its middle and both radii. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const half = `a${at(rx, ry)} 0 1 0 `;
  return `M${at(x - rx, y)}${half}${short(2 * rx)} 0${half}${short(-2 * rx)} 0Z`;
}

/** A circle by its middle and radius. */
export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r);

/** A point on a circle; degrees clockwise from the right. */
export function onCircle(x: number, y: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

/** An arc, degrees clockwise from the right. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const [start, end] = [onCircle(x, y, r, from), onCircle(x, y, r, to)];
  return `M${at(...start)}A${at(r, r)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${at(...end)}`;
}

/** A regular polygon with its first corner at these degrees. */
export function polygon(x: number, y: number, r: number, corners: number, first = 0): string {
  return lines(
    Array.from({ length: corners }, (_, no) => onCircle(x, y, r, first + (no * 360) / corners)),
    true,
  );
}

/** Short strokes across a length, as a drawing marks a thread. */
export function thread(x1: number, x2: number, half: number, strokes = 4): string {
  const step = (x2 - x1) / strokes;
  return Array.from({ length: strokes }, (_, no) =>
    segment(x1 + step * (no + 0.3), -half, x1 + step * (no + 0.7), half),
  ).join('');
}
