import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bomProperties } from '../../../tests/support/bomProperties';
import { FULL } from '../../../tests/support/depth';

/** A full run tries other values each time, for a minute in all; the normal run the same ones, in seconds. */
const SHARE_MS = 60_000 / Object.keys(bomProperties).length;
const LIMITS = FULL
  ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SHARE_MS, markInterruptAsFailure: false }
  : { numRuns: 1_000, seed: 20_261_124 };

test.each(Object.entries(bomProperties))('%s', (_, property) => {
  const outcome = fc.check(property as fc.IProperty<unknown>, LIMITS);
  expect(fc.defaultReportMessage(outcome)).toBeUndefined();
  expect(outcome.numRuns).toBeGreaterThan(FULL ? 20 : 999);
});
