import Big from 'big.js';
import { describe, expect, test } from 'vitest';
import type { ApprovalRule, Approver } from '../../contract/entities/approval';
import type { Comparison } from '../../contract/entities/comparison';
import { sampleRule } from '../../../tests/support/sampleRule';
import { approvalLineOf, type AwardFacts, awardFacts, purchaseFacts, quotationFacts, sameApprover } from './rules';

const lead: Approver = { kind: 'role', role: 'own', own_role_id: '1' };
const head: Approver = { kind: 'person', account_id: '2' };
const owner: Approver = { kind: 'owner' };

const rule = (change: Partial<ApprovalRule>) => sampleRule({ steps: [lead], ...change });
const facts = (change: Partial<AwardFacts> = {}): AwardFacts => ({
  subject: 'award',
  amount_krw: new Big('5000000'),
  alternates: false,
  single_bidder: false,
  not_lowest: false,
  over_target: false,
  over_budget: false,
  ...change,
});
const held = (stated: Partial<ApprovalRule>, of: Partial<AwardFacts> = {}) =>
  approvalLineOf([rule(stated)], facts(of)).rules.length === 1;

describe('a rule holds', () => {
  test('from its sum on, and for a sum that is not known', () => {
    expect(held({ amount_from: '5000000' })).toBe(true);
    expect(held({ amount_from: '5000000.01' })).toBe(false);
    expect(held({ amount_from: '5000000.01' }, { amount_krw: null })).toBe(true);
  });

  test.each(['alternates', 'single_bidder', 'not_lowest', 'over_target', 'over_budget'] as const)('by %s', (flag) => {
    expect(held({ [flag]: true })).toBe(false);
    expect(held({ [flag]: true }, { [flag]: true })).toBe(true);
    expect(held({ [flag]: true, amount_from: '9000000' }, { [flag]: true })).toBe(false);
  });

  test('without any condition for every award', () => {
    expect(held({})).toBe(true);
    expect(approvalLineOf([rule({})], facts()).rules).toEqual([{ name: 'R', conditions: [] }]);
  });
});

test('a rule holds for what it is about alone', () => {
  expect(held({ subject: 'quotation' })).toBe(false);
  expect(held({}, { subject: 'quotation' })).toBe(false);
  expect(held({ subject: 'quotation', amount_from: '5000000' }, { subject: 'quotation' })).toBe(true);
});

test('a quotation counts with its sum in won, dollars at the higher rate', () => {
  const of = (currency: 'KRW' | 'USD', rate: string | null, market: string | null) =>
    quotationFacts({ supply_amount: '100', currency }, rate, market);
  expect(of('KRW', null, null)).toMatchObject({ subject: 'quotation', single_bidder: false });
  expect(of('KRW', null, null).amount_krw?.toString()).toBe('100');
  expect(of('USD', '1300', '1400').amount_krw?.toString()).toBe('140000');
  expect(of('USD', '1500', null).amount_krw?.toString()).toBe('150000');
  expect(of('USD', null, null).amount_krw).toBeNull();
});

test('the line has the steps of all rules that hold, each approver once, in turn or at once', () => {
  const rules = [
    rule({ steps: [lead] }),
    rule({ amount_from: '1', steps: [lead, head, owner], order: 'at_once', days: 3 }),
    rule({ amount_from: '9999999', steps: [{ kind: 'role', role: 'accounts', own_role_id: null }] }),
  ];
  expect(approvalLineOf(rules, facts()).steps).toEqual([
    { approver: lead, stage: 1, days: 2 },
    { approver: head, stage: 2, days: 3 },
    { approver: owner, stage: 2, days: 3 },
  ]);
});

describe('the facts of an award', () => {
  const cell = (quotation_id: string, comparable_price: string | null, best = false) => ({
    quotation_id,
    comparable_price,
    best,
  });
  const comparison = (change: object, target_price: string | null = null) =>
    ({
      currency: 'KRW',
      usd_krw_rate: '1400',
      sellers: [{ quoted_line_count: 1 }, { quoted_line_count: 1 }],
      rows: [{ line: { id: 'l', target_price }, cells: [cell('a', '100', true), cell('b', '110')] }],
      ...change,
    }) as unknown as Comparison;
  const bid = (quotation_id: string, supply_amount = '100', currency = 'KRW') => ({
    quotation_id,
    totals: { supply_amount, currency } as never,
    lines: [{ rfq_line_id: 'l', alternate: false }],
  });

  test('sum up orders in won without VAT, dollars at the higher of the rates of request and operator', () => {
    const of = (rate: string | null, market: string | null) =>
      awardFacts(comparison({ usd_krw_rate: rate }), [bid('a'), bid('b', '2', 'USD')], market).amount_krw?.toString();
    expect(of('1400', null)).toBe('2900');
    expect(of('1', '1400')).toBe('2900');
    expect(of('1400', '1000')).toBe('2900');
    expect(of(null, '1400')).toBe('2900');
    expect(of(null, null)).toBeUndefined();
  });

  test('know the lowest price and the target; what cannot be compared counts against it', () => {
    expect(awardFacts(comparison({}, '100'), [bid('a')])).toMatchObject({ not_lowest: false, over_target: false });
    expect(awardFacts(comparison({}, '109'), [bid('b')])).toMatchObject({ not_lowest: true, over_target: true });
    const unknown = { rows: [{ line: { id: 'l', target_price: '9' }, cells: [cell('a', null), cell('b', '110')] }] };
    expect(awardFacts(comparison(unknown), [bid('a')])).toMatchObject({ not_lowest: true, over_target: true });
    const alone = { rows: [{ line: { id: 'l', target_price: null }, cells: [cell('a', '100')] }] };
    expect(awardFacts(comparison(alone), [bid('a')]).not_lowest).toBe(false);
  });

  test('know a single bidder', () => {
    expect(awardFacts(comparison({}), [bid('a')]).single_bidder).toBe(false);
    const one = { sellers: [{ quoted_line_count: 1 }, { quoted_line_count: 0 }] };
    expect(awardFacts(comparison(one), [bid('a')]).single_bidder).toBe(true);
  });
});

describe('the facts of an award of several lines', () => {
  const cells = [
    { quotation_id: 'a', comparable_price: '100', best: true },
    { quotation_id: 'b', comparable_price: '110', best: false },
  ];
  const comparison = {
    currency: 'KRW',
    usd_krw_rate: null,
    sellers: [{ quoted_line_count: 1 }, { quoted_line_count: 1 }],
    rows: [
      { line: { id: 'l', target_price: '105' }, cells },
      { line: { id: 'm', target_price: null }, cells },
    ],
  } as unknown as Comparison;
  const bid = (quotation_id: string, ...lines: [string | null, boolean][]) => ({
    quotation_id,
    totals: { supply_amount: '100', currency: 'KRW' } as never,
    lines: lines.map(([rfq_line_id, alternate]) => ({ rfq_line_id, alternate })),
  });

  test('one line is enough: an alternate, a price that is not the lowest, one beyond its target', () => {
    expect(awardFacts(comparison, [bid('a', ['l', false], ['m', true])])).toMatchObject({
      alternates: true,
      not_lowest: false,
      over_target: false,
      over_budget: false,
    });
    const both = [bid('a', ['l', false]), bid('b', ['m', false])];
    expect(awardFacts(comparison, both)).toMatchObject({ alternates: false, not_lowest: true, over_target: false });
    const beyond = [bid('a', ['m', false]), bid('b', ['l', false])];
    expect(awardFacts(comparison, beyond)).toMatchObject({ not_lowest: true, over_target: true });
    expect(awardFacts(comparison, [bid('a', ['l', false])], null, true).over_budget).toBe(true);
  });

  test('a line that is not compared, or whose seller did not quote, states nothing', () => {
    for (const line of [null, 'x'])
      expect(awardFacts(comparison, [bid('b', [line, false])])).toMatchObject({
        not_lowest: false,
        over_target: false,
      });
    expect(awardFacts(comparison, [bid('c', ['l', false])])).toMatchObject({ not_lowest: false, over_target: false });
  });
});

test('a purchase counts with its sum and its budget, and with nothing that quotations alone have', () => {
  const orders = [{ totals: { supply_amount: '3', currency: 'USD' } as never }];
  const { amount_krw, ...others } = purchaseFacts(orders, '1400', true);
  expect(amount_krw?.toString()).toBe('4200');
  expect(others).toEqual({
    subject: 'award',
    alternates: false,
    single_bidder: false,
    not_lowest: false,
    over_target: false,
    over_budget: true,
  });
});

test('a rule names its conditions, its sum first', () => {
  const stated = rule({ amount_from: '1', single_bidder: true });
  expect(approvalLineOf([stated], facts({ single_bidder: true })).rules).toEqual([
    { name: 'R', conditions: ['amount', 'single_bidder'] },
  ]);
});

test('two steps name the same approver by person, by owner, by role, and of own roles by the role itself', () => {
  const other: Approver = { kind: 'person', account_id: '3' };
  const ofRole = (role: 'buyer' | 'viewer', own_role_id: string | null = null): Approver => ({
    kind: 'role',
    role,
    own_role_id,
  });
  const otherOwn: Approver = { kind: 'role', role: 'own', own_role_id: '2' };
  const all = [lead, otherOwn, head, other, owner, ofRole('buyer'), ofRole('viewer')];
  for (const [at, one] of all.entries())
    expect(all.map((approver) => sameApprover(one, approver))).toEqual(all.map((_, index) => index === at));
  expect(sameApprover(ofRole('buyer', '1'), ofRole('buyer', '2'))).toBe(true);
});

test('an approver of two stages that follow each other decides once, and a rule without a new one adds no stage', () => {
  const rules = [rule({ steps: [head, lead], order: 'in_turn' }), rule({ steps: [lead] }), rule({ steps: [owner] })];
  expect(approvalLineOf(rules, facts()).steps.map(({ approver, stage }) => [approver, stage])).toEqual([
    [head, 1],
    [lead, 2],
    [owner, 3],
  ]);
});
