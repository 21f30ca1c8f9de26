import { describe, expect, test } from 'vitest';
import { budgetEffect, budgetFigures, chargeEffect, counts, coversCost, inWon, type Spend, wholeSpan } from './figures';

const budget = {
  cost_centre_id: 'c1',
  project_id: null,
  from_on: '2026-01-01',
  until_on: '2026-12-31',
  amount: '1000000',
};
const spend = (change: Partial<Spend>): Spend => ({
  stage: 'ordered',
  paid: false,
  number: 'O1',
  title: '',
  day: '2026-06-01',
  currency: 'KRW',
  amount: '100000',
  unknown_lines: 0,
  usd_krw_rate: null,
  cost_centre_id: 'c1',
  project_id: 'p1',
  ...change,
});

describe('the sums of a budget', () => {
  test('count what is charged to it on its days; what is paid is part of what is ordered', () => {
    const spends = [
      spend({ paid: true }),
      spend({ stage: 'awarded', amount: '200000' }),
      spend({ stage: 'requested', amount: '50000', unknown_lines: 2 }),
      spend({ cost_centre_id: 'c2' }),
      spend({ day: '2025-12-31' }),
      spend({ day: '2027-01-01' }),
    ];
    expect(budgetFigures(budget, spends, null)).toEqual({
      requested: '50000',
      unknown_lines: 2,
      awarded: '200000',
      ordered: '100000',
      paid: '100000',
      left: '700000',
      apart: [],
    });
  });

  test('of a project within a cost centre ask for both', () => {
    const narrow = { ...budget, project_id: 'p1' };
    const spends = [spend({}), spend({ project_id: null }), spend({ cost_centre_id: null })];
    expect(budgetFigures(narrow, spends, null).ordered).toBe('100000');
  });

  test('take dollars at the higher of both rates, and name them apart without any', () => {
    const dollars = spend({ currency: 'USD', amount: '100' });
    expect(budgetFigures(budget, [{ ...dollars, usd_krw_rate: '1300' }], '1400').ordered).toBe('140000');
    expect(budgetFigures(budget, [dollars], null)).toMatchObject({
      ordered: '0',
      left: '1000000',
      apart: [{ currency: 'USD', awarded: '0.00', ordered: '100.00' }],
    });
  });
});

const left = (sum: string) => ({ left: sum, apart: [] });

test('what is planned leaves less of a budget, or exceeds it, to the won', () => {
  const planned = (amount: string, currency: 'KRW' | 'USD' = 'KRW') => [
    { cost_centre_id: 'c1', project_id: null, amount, currency, usd_krw_rate: null },
  ];
  expect(budgetEffect(budget, left('100'), planned('100'), null)).toEqual({ after: '0', exceeded: false });
  expect(budgetEffect(budget, left('100'), planned('99.5'), null)).toEqual({ after: '0', exceeded: false });
  expect(budgetEffect(budget, left('100'), planned('100.01'), null)).toEqual({ after: '-1', exceeded: true });
  expect(budgetEffect(budget, left('-5'), planned('10'), null)).toEqual({ after: '-15', exceeded: true });
  expect(budgetEffect(budget, left('100'), planned('1', 'USD'), null)).toEqual({ after: null, exceeded: true });
  expect(budgetEffect({ cost_centre_id: 'c2', project_id: null }, left('0'), planned('1'), null)).toBeNull();
});

test('beside spending that no rate converts, what is planned exceeds a budget', () => {
  const planned = { cost_centre_id: 'c1', project_id: null, amount: '1', currency: 'KRW' as const, usd_krw_rate: null };
  const figures = budgetFigures(budget, [spend({ currency: 'USD', amount: '100' })], null);
  expect(budgetEffect(budget, figures, [planned], null)).toEqual({ after: null, exceeded: true });
  const elsewhere = { ...planned, cost_centre_id: 'c2' };
  expect(budgetEffect(budget, figures, [elsewhere], null)).toBeNull();
});

test('a charge that takes more of a budget exceeds it below zero, and where no rate converts what it takes', () => {
  expect(chargeEffect(left('100'), left('100'))).toBeNull();
  expect(chargeEffect(left('-100'), left('-50'))).toBeNull();
  expect(chargeEffect(left('100'), left('0'))).toEqual({ after: '0', exceeded: false });
  expect(chargeEffect(left('100'), left('-1'))).toEqual({ after: '-1', exceeded: true });
  const dollars = (ordered: string) => ({
    left: '100',
    apart: [{ currency: 'USD' as const, awarded: '0.00', ordered }],
  });
  expect(chargeEffect(dollars('10.00'), dollars('10.00'))).toBeNull();
  expect(chargeEffect(dollars('10.00'), left('100'))).toBeNull();
  expect(chargeEffect(left('100'), dollars('10.00'))).toEqual({ after: null, exceeded: true });
  expect(chargeEffect(dollars('10.00'), { ...dollars('10.00'), left: '99' })).toEqual({ after: null, exceeded: true });
});

test('the span of several budgets is from the first day of any to the last of any', () => {
  const of = (from_on: string, until_on: string) => ({ from_on, until_on });
  expect(
    wholeSpan([of('2026-04-01', '2026-06-30'), of('2026-01-01', '2026-12-31'), of('2027-01-01', '2027-01-31')]),
  ).toEqual(of('2026-01-01', '2027-01-31'));
  expect(wholeSpan([])).toEqual(of('', ''));
});

test('a budget covers what is charged to its cost centre and its project, of which it may name one, both or none', () => {
  const cost = { cost_centre_id: 'c1', project_id: 'p1' };
  expect(coversCost({ cost_centre_id: null, project_id: null }, cost)).toBe(true);
  expect(coversCost({ cost_centre_id: 'c1', project_id: null }, cost)).toBe(true);
  expect(coversCost({ cost_centre_id: null, project_id: 'p1' }, cost)).toBe(true);
  expect(coversCost({ cost_centre_id: null, project_id: 'p2' }, cost)).toBe(false);
  expect(coversCost({ cost_centre_id: 'c2', project_id: 'p1' }, cost)).toBe(false);
});

test('its first and its last day are days of a budget', () => {
  const on = (day: string) => counts(budget, spend({ day }));
  expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map(on)).toEqual([false, true, true, false]);
});

test('dollars of requests are named nowhere apart, and what is unknown of an amount counts by its lines alone', () => {
  const spends = [
    spend({ stage: 'requested', currency: 'USD', amount: '100' }),
    spend({ stage: 'requested', amount: null, unknown_lines: 3 }),
  ];
  expect(budgetFigures(budget, spends, null)).toMatchObject({ requested: '0', unknown_lines: 3, apart: [] });
});

test('dollars count at the higher of both rates, in whichever order they come', () => {
  expect(inWon('2', 'USD', '1300', '1400')?.toString()).toBe('2800');
  expect(inWon('2', 'USD', '1400', '1300')?.toString()).toBe('2800');
  expect(inWon('2', 'USD', null, '1300')?.toString()).toBe('2600');
  expect(inWon('2', 'USD', null, null)).toBeNull();
  expect(inWon('2', 'KRW', null, null)?.toString()).toBe('2');
});
