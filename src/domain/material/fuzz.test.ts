import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bomProperties } from '../../../tests/support/bomProperties';

/** A minute in all, shared by the properties; `npm run check fuzzBom` goes on for as long as asked. */
const SHARE = 60_000 / Object.keys(bomProperties).length;

test.each(Object.entries(bomProperties))(
  '%s',
  (_, property) => {
    const limits = { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SHARE, markInterruptAsFailure: false };
    const outcome = fc.check(property as fc.IProperty<unknown>, limits);
    expect(fc.defaultReportMessage(outcome)).toBeUndefined();
    expect(outcome.numRuns).toBeGreaterThan(20);
  },
  3 * SHARE,
);
