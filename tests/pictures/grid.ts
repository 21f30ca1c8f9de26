/** A screen as coarse squares of average colour: layout, surfaces and lines without the shapes of letters. */
export interface Grid {
  width: number;
  height: number;
  /** Three bytes a square: red, green, blue; row by row. */
  squares: Buffer;
}

/** Side of a square in px of the screen. */
export const SQUARE = 16;
/** How far a square's colour may be off, of 255; another machine draws edges a little differently. */
const FAR = 14;
/** How many of a thousand squares may be further off than that. */
const SPARE = 4;

/** Squares that differ, as places in the grid. */
export function differences(one: Grid, other: Grid): Array<{ x: number; y: number }> {
  if (one.width !== other.width || one.height !== other.height) throw new Error('The pictures differ in size.');
  const places: Array<{ x: number; y: number }> = [];
  for (let at = 0; at < one.width * one.height; at += 1) {
    const off = [0, 1, 2].map((part) =>
      Math.abs((one.squares[at * 3 + part] ?? 0) - (other.squares[at * 3 + part] ?? 0)),
    );
    if (Math.max(...off) > FAR) places.push({ x: at % one.width, y: Math.floor(at / one.width) });
  }
  return places;
}

/** What to say of two pictures; nothing when they are alike. */
export function complaint(name: string, known: Grid, now: Grid): string | undefined {
  const places = differences(known, now);
  if (places.length <= (known.width * known.height * SPARE) / 1000) return undefined;
  const [xs, ys] = [places.map(({ x }) => x * SQUARE), places.map(({ y }) => y * SQUARE)];
  const area = `${Math.min(...xs)}, ${Math.min(...ys)} to ${Math.max(...xs) + SQUARE}, ${Math.max(...ys) + SQUARE}`;
  return `${name} looks different: ${places.length} of ${known.width * known.height} squares, between ${area} px`;
}
