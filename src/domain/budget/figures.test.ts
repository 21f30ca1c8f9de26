import { describe, expect, test } from 'vitest';
import { budgetFigures, budgetEffect, type Spend } from './figures';

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

test('what is planned leaves less of a budget, or exceeds it, to the won', () => {
  const planned = (amount: string, currency: 'KRW' | 'USD' = 'KRW') => [
    { cost_centre_id: 'c1', project_id: null, amount, currency, usd_krw_rate: null },
  ];
  expect(budgetEffect(budget, '100', planned('100'), null)).toEqual({ after: '0', exceeded: false });
  expect(budgetEffect(budget, '100', planned('99.5'), null)).toEqual({ after: '0', exceeded: false });
  expect(budgetEffect(budget, '100', planned('100.01'), null)).toEqual({ after: '-1', exceeded: true });
  expect(budgetEffect(budget, '-5', planned('10'), null)).toEqual({ after: '-15', exceeded: true });
  expect(budgetEffect(budget, '100', planned('1', 'USD'), null)).toEqual({ after: null, exceeded: true });
  expect(budgetEffect({ cost_centre_id: 'c2', project_id: null }, '0', planned('1'), null)).toBeNull();
});
