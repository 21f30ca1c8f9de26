/** Numbers of lines as people name them, runs drawn together: `1–5, 8, 12`. */
export function lineRanges(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
