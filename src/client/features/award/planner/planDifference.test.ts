import { expect, test } from 'vitest';
import { planDifference } from './planDifference';

const line = (rfq_line_id: string) => ({ rfq_line_id, quotation_id: 'a', qty: '1' });
const sum = (total: string, ids: string[], covered = String(ids.length)) => ({ total, covered, lines: ids.map(line) });

test('plans of the same lines differ by an amount, those of others by nothing that can be said', () => {
  const suggested = sum('1000', ['1', '2']);
  expect(planDifference(sum('1100', ['2', '1']), suggested)).toEqual({ amount: '100', pct: '10' });
  expect(planDifference(sum('950', ['1', '2']), suggested)).toEqual({ amount: '-50', pct: '-5' });
  expect(planDifference(sum('1000.2', ['1', '2']), suggested)).toEqual({ amount: '0.2', pct: '0.02' });
  expect(planDifference(sum('500', ['1']), suggested)).toBeNull();
  expect(planDifference(sum('500', ['1', '3']), suggested)).toBeNull();
  expect(planDifference(sum('900', ['1', '2'], '1.5'), suggested)).toBeNull();
});
