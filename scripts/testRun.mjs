/**
 * Runs parts of the tests in stages. A stage is a list of lanes that run side by side, a lane a list of parts that run
 * one after the other. Beside another lane a part prints when it is done, so that lines of two parts do not mix. With
 * `steadyOnly` a test that passed only on its second try counts as failed.
 */
export async function runParts(stages, parts, print = (text) => process.stdout.write(text), steadyOnly = false) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const rows = [];
  const unsteady = [];

  const runPart = async (name, shared) => {
    const lines = [];
    const write = shared ? (text) => lines.push(text) : print;
    write(`\n== ${name}\n`);
    const began = Date.now();
    const counts = await parts[name]({ print: write, live: !shared });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    write(`== ${name}: ${countsText(counts)} (${seconds} s)\n`);
    if (shared) print(lines.join(''));
    for (const key of Object.keys(total)) total[key] += counts[key];
    rows.push(`${name.padEnd(14)}${seconds.padStart(8)} s  ${countsText(counts)}`);
    unsteady.push(...(counts.unsteady ?? []));
  };
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) await runPart(name, lanes.length > 1);
      }),
    );
  }
  if (steadyOnly) {
    total.passed -= unsteady.length;
    total.failed += unsteady.length;
  }
  return { rows, total, unsteady };
}

export function countsText({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
