import { expect, test } from 'vitest';
import type { Comparison } from '../../contract/entities/comparison';
import type { PlanRules } from '../../contract/entities/plan';
import { looserRules } from './looserRules';
import { isSolved } from './solved';
import { offeredMakers, usualMakers, usualRules } from './usualRules';

const open: PlanRules = {
  makers: [],
  exact_only: false,
  whole_lines: false,
  from_stock: false,
  exclude: [],
  freight_pct: 100,
};

test('each rule in force is dropped once, with the others kept', () => {
  const rules: PlanRules = {
    max_sellers: 2,
    max_lead_days: 0,
    makers: ['세아제강'],
    exact_only: true,
    whole_lines: true,
    from_stock: true,
    exclude: ['q1'],
    freight_pct: 50,
  };
  expect(looserRules(rules)).toEqual([
    { rule: 'max_sellers', rules: { ...rules, max_sellers: undefined } },
    { rule: 'max_lead_days', rules: { ...rules, max_lead_days: undefined } },
    { rule: 'makers', rules: { ...rules, makers: [] } },
    { rule: 'exact_only', rules: { ...rules, exact_only: false } },
    { rule: 'whole_lines', rules: { ...rules, whole_lines: false } },
    { rule: 'from_stock', rules: { ...rules, from_stock: false } },
    { rule: 'exclude', rules: { ...rules, exclude: [] } },
  ]);
});

test('a rule that limits nothing cannot be dropped', () => {
  expect(looserRules(open)).toEqual([]);
  expect(looserRules({ ...open, whole_lines: true }).map(({ rule }) => rule)).toEqual(['whole_lines']);
});

const cell = (maker: string | null, amount: string | null) => ({ line: { maker, amount } });
const comparison = (makers_allowed: string[]) =>
  ({
    makers_allowed,
    rows: [
      { cells: [cell('현대제철', '100'), cell(null, '100'), cell('세아제강', '100')] },
      { cells: [cell('세아제강', '100'), cell('KITZ', null)] },
    ],
  }) as unknown as Comparison;

test('makers are those of offers that are priced, each once', () => {
  expect(offeredMakers(comparison([]))).toEqual(['세아제강', '현대제철']);
});

test('the first plan keeps to the makers that the request allows, however they are written', () => {
  expect(usualMakers(comparison([]))).toEqual([]);
  expect(usualMakers(comparison([' 현대제철 ', 'KITZ']))).toEqual(['현대제철']);
  expect(usualRules(comparison(['현대제철']))).toEqual({ ...open, makers: ['현대제철'] });
});

test('a plan is solved when it is the best, or when it is known how far off it is at most', () => {
  expect(isSolved({ optimal: true, bound: null })).toBe(true);
  expect(isSolved({ optimal: false, bound: '1000' })).toBe(true);
  expect(isSolved({ optimal: false, bound: null })).toBe(false);
});
