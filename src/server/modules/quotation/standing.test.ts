import { expect, test } from 'vitest';
import { standing, standingTotals, stands } from './standing';

const revision = {
  id: 'v2',
  rfq_revision: 2,
  currency: 'KRW' as const,
  freight_amount: '500',
  totals: {
    currency: 'KRW' as const,
    vat: 'zero_rated' as never,
    lines_amount: '9999',
    freight_amount: '500',
    supply_amount: '10499',
    vat_amount: '0',
    total_amount: '10499',
  },
};
const line = (id: string, changed_revision: number, excluded = false) => ({ id, changed_revision, excluded });
const answer = (rfq_line_id: string, amount: string | null, revision_id = 'v2') => ({
  rfq_line_id,
  revision_id,
  amount,
});

test('an answer stands until its line is amended', () => {
  expect([1, 2, 3].map((changed_revision) => stands({ changed_revision }, revision))).toEqual([true, true, false]);
});

test('of all answers those stand whose line is still there, unchanged, and whose revision is looked at', () => {
  const lines = [line('a', 1), line('b', 3)];
  const answers = [answer('a', '1'), answer('b', '1'), answer('gone', '1'), answer('a', '1', 'v1')];
  expect(standing(answers, [{ revision }], lines)).toEqual([answers[0]]);
});

test('while everything stands the totals are those that were submitted', () => {
  const answers = [answer('a', '1000'), answer('b', null), answer('a', '7', 'v1')];
  expect(standingTotals(revision, answers, [line('a', 1), line('b', 1)])).toBe(revision.totals);
});

test('without a line that was amended or taken out the rest is added up with the whole freight, taxed as before', () => {
  const answers = [answer('a', '1000'), answer('b', '2000'), answer('c', '4000')];
  const lines = [line('a', 1), line('b', 3), line('c', 1, true)];
  expect(standingTotals(revision, answers, lines)).toMatchObject({
    vat: 'zero_rated',
    lines_amount: '1000',
    freight_amount: '500',
    supply_amount: '1500',
    total_amount: '1500',
  });
});

test('where nothing is left there is no freight either', () => {
  expect(standingTotals(revision, [answer('b', '2000')], [line('b', 3)])).toMatchObject({
    lines_amount: '0',
    freight_amount: '0',
    total_amount: '0',
  });
});

test('what was added up again counts no answer of a former revision and none without an amount', () => {
  const answers = [answer('a', '1000'), answer('b', '2000'), answer('c', null), answer('a', '7', 'v1')];
  const lines = [line('a', 1), line('b', 3), line('c', 1)];
  expect(standingTotals(revision, answers, lines)).toMatchObject({ lines_amount: '1000', total_amount: '1500' });
});
