/** The moment under which that share of some times lies. */
export function share(times, part) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Runs something so many times and gives how long each run took, in ms. */
export async function timed(rounds, run) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run(round);
    times.push(performance.now() - start);
  }
  return times;
}

/** Prints median and 95 % of some times, and gives the latter. */
export function summary(name, times) {
  const at = (part) => share(times, part).toFixed(1).padStart(7);
  console.log(`${at(0.5)} ms p50 ${at(0.95)} ms p95  ${name}`);
  return share(times, 0.95);
}
