/**
 * Gives the reader of lists whatever chance makes of real lines, for a minute, as the tests do, or longer.
 * Run: npm run check fuzzBom -- [seconds]
 */
import fc from 'fast-check';
import { bomProperties } from '../support/bomProperties.ts';

const seconds = Number(process.argv[2] ?? 60);
const properties = Object.entries(bomProperties);
let failed = false;
for (const [name, property] of properties) {
  const outcome = fc.check(property, {
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: (seconds * 1000) / properties.length,
    markInterruptAsFailure: false,
  });
  const message = fc.defaultReportMessage(outcome);
  if (message) failed = true;
  console.log(`${message ? 'FAILED' : 'held'}: ${name} (${outcome.numRuns.toLocaleString('en')} runs)`);
  if (message) console.log(message);
}
process.exit(failed ? 1 : 0);
