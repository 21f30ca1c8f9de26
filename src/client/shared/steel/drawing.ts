/** A line drawing in a box of 120 × 90 with its origin in the middle. Each part is SVG path data. */
export interface Drawing {
  /** What one sees of its outline. */
  edge: string;
  /** Faces with a light tone: where material is cut, or seen from the front. */
  face?: string;
  /** Centre lines. */
  axis?: string;
  /** Measures that the specification states, for the large drawing only. */
  measures?: readonly Measure[];
}

/** A dimension line from end to end with its text beside the middle. */
export interface Measure {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** What it measures; the text is made from the specification. */
  of: 'od' | 'wall' | 'length' | 'section';
}
