/** The step that is shown at a time, from 0, of a recording whose steps begin at `starts`; null where that is not known. */
export function recordedStep(starts: readonly number[], time: number): number | null {
  if (starts.length === 0) return null;
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= time),
  );
}
