import Big from 'big.js';
import type {
  ApprovalCondition,
  ApprovalRule,
  ApprovalSubject,
  Approver,
  HeldRule,
} from '../../contract/entities/approval';
import type { Comparison } from '../../contract/entities/comparison';
import type { MoneyTotals } from '../../contract/entities/rfq';
import { convert } from '../compare/comparablePrice';
import { NO_FLAGS } from './flags';

/** What rules ask of an award, a purchase or a quotation. */
export interface AwardFacts {
  /** The rules about anything else do not hold. */
  subject: ApprovalSubject;
  /** Supply amount of all orders together, in won without VAT; null where a dollar amount has no rate at all. */
  amount_krw: Big | null;
  alternates: boolean;
  single_bidder: boolean;
  not_lowest: boolean;
  over_target: boolean;
  over_budget: boolean;
}

interface Awarded {
  quotation_id: string;
  totals: MoneyTotals;
  lines: ReadonlyArray<{ rfq_line_id: string | null; alternate: boolean }>;
}

/**
 * The facts of an award. What is not known speaks for approval: a price that cannot be compared counts as neither lowest nor
 * within the target. `market_rate`: won for a dollar as the operator set it. The request's own rate is its buyer's word, and
 * a low one must not bring an award below the sum of a rule: dollars count at the higher of the two.
 */
export function awardFacts(
  comparison: Comparison,
  bids: readonly Awarded[],
  market_rate: string | null = null,
  over_budget = false,
): AwardFacts {
  const rows = new Map(comparison.rows.map((row) => [row.line.id, row]));
  const chosen = bids.flatMap(({ quotation_id, lines }) =>
    lines.flatMap(({ rfq_line_id }) => {
      const row = rows.get(rfq_line_id ?? '');
      const cell = row?.cells.find((one) => one.quotation_id === quotation_id);
      return row && cell ? [{ row, cell }] : [];
    }),
  );
  return {
    subject: 'award',
    amount_krw: supplyAmount(bids, higherRate(comparison.usd_krw_rate, market_rate)),
    alternates: bids.some(({ lines }) => lines.some(({ alternate }) => alternate)),
    single_bidder: comparison.sellers.filter((seller) => seller.quoted_line_count > 0).length < 2,
    not_lowest: chosen.some(({ row, cell }) => {
      const others = row.cells.filter((one) => one !== cell && one.comparable_price !== null);
      return others.length > 0 && !cell.best;
    }),
    over_target: chosen.some(({ row: { line }, cell }) => {
      if (line.target_price === null) return false;
      return cell.comparable_price === null || new Big(cell.comparable_price).gt(line.target_price);
    }),
    over_budget,
  };
}

/** The facts of a purchase of listed stock, which nobody quoted or set a target for. `usd_krw_rate` as the operator set it. */
export function purchaseFacts(
  orders: ReadonlyArray<{ totals: MoneyTotals }>,
  usd_krw_rate: string | null,
  over_budget: boolean,
): AwardFacts {
  return { ...NO_FLAGS, subject: 'award', amount_krw: supplyAmount(orders, usd_krw_rate), over_budget };
}

/**
 * The facts of a quotation of the own company, which its sum alone can hold. The request's rate is its buyer's word: dollars count at
 * the higher of it and the operator's, as for an award.
 */
export function quotationFacts(
  totals: Pick<MoneyTotals, 'supply_amount' | 'currency'>,
  request_rate: string | null,
  market_rate: string | null,
): AwardFacts {
  const amount_krw = supplyAmount([{ totals }], higherRate(request_rate, market_rate));
  return { ...NO_FLAGS, subject: 'quotation', amount_krw };
}

function higherRate(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return new Big(one).gt(other) ? one : other;
}

function supplyAmount(
  bids: ReadonlyArray<{ totals: Pick<MoneyTotals, 'supply_amount' | 'currency'> }>,
  usd_krw_rate: string | null,
): Big | null {
  let sum = new Big(0);
  for (const { totals } of bids) {
    const rate = { offered_currency: totals.currency, request_currency: 'KRW', usd_krw_rate } as const;
    const part = convert(new Big(totals.supply_amount), rate);
    if (!part) return null;
    sum = sum.plus(part);
  }
  return sum;
}

const FLAGS = ['alternates', 'single_bidder', 'not_lowest', 'over_target', 'over_budget'] as const;

/** What a rule asks for. */
export function conditionsOf(rule: ApprovalRule): ApprovalCondition[] {
  return [...(rule.amount_from === null ? [] : ['amount' as const]), ...FLAGS.filter((flag) => rule[flag])];
}

function holds(rule: ApprovalRule, facts: AwardFacts): boolean {
  if (rule.subject !== facts.subject) return false;
  const { amount_krw } = facts;
  if (rule.amount_from !== null && amount_krw?.lt(rule.amount_from)) return false;
  return FLAGS.every((flag) => !rule[flag] || facts[flag]);
}

/** A step of the line of one award. Steps of one stage run at once. */
export interface LineStep {
  approver: Approver;
  stage: number;
  days: number;
}

/** Whether two steps name the same approver. */
export function sameApprover(a: Approver, b: Approver): boolean {
  if (a.kind === 'person') return b.kind === 'person' && a.account_id === b.account_id;
  if (a.kind === 'owner') return b.kind === 'owner';
  return b.kind === 'role' && a.role === b.role && (a.role !== 'own' || a.own_role_id === b.own_role_id);
}

/**
 * The approval line of an award: the steps of every rule that holds, rule after rule. An approver who stands in several
 * rules decides once, at the first place.
 */
export function approvalLineOf(
  rules: readonly ApprovalRule[],
  facts: AwardFacts,
): { rules: HeldRule[]; steps: LineStep[] } {
  const held = rules.filter((rule) => holds(rule, facts));
  const steps: LineStep[] = [];
  let stage = 0;
  for (const rule of held) {
    const added = rule.steps.filter((approver) => !steps.some((step) => sameApprover(step.approver, approver)));
    for (const [index, approver] of added.entries()) {
      if (index === 0 || rule.order === 'in_turn') stage += 1;
      steps.push({ approver, stage, days: rule.days });
    }
  }
  return { rules: held.map((rule) => ({ name: rule.name, conditions: conditionsOf(rule) })), steps };
}
