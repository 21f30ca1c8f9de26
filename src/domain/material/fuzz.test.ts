import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bomProperties } from '../../../tests/support/bomProperties';

/** Milliseconds for each property here; `npm run fuzz:bom` goes on for a minute. */
const SHARE = 3_000;

test.each(Object.entries(bomProperties))(
  '%s',
  (_, property) => {
    const limits = { numRuns: 1_000_000, interruptAfterTimeLimit: SHARE, markInterruptAsFailure: false };
    const outcome = fc.check(property as fc.IProperty<unknown>, limits);
    expect(fc.defaultReportMessage(outcome)).toBeUndefined();
    expect(outcome.numRuns).toBeGreaterThan(20);
  },
  4 * SHARE,
);
