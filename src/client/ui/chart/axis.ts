const STEPS = [1, 2, 2.5, 5, 10];

/** Round values for an axis from `low` (zero, unless something lies below it) to at least `high`; whole ones for what is counted. */
export function axisTicks(high: number, low = 0, whole = false): number[] {
  const span = Math.max(high - low, Number.EPSILON);
  if (high <= 0 && low >= 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const wanted = (STEPS.find((one) => one * power >= span / 4) ?? 10) * power;
  const step = whole ? Math.ceil(wanted) : wanted;
  const ticks: number[] = [];
  for (let index = Math.floor(low / step); ; index += 1) {
    ticks.push(Number((index * step).toPrecision(12)));
    if (index * step >= high) return ticks;
  }
}

/** Where a value stands between the ends of an axis, from 0 to 1. */
export function placeOf(value: number, ticks: readonly number[]): number {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  return (value - first) / (last - first);
}
