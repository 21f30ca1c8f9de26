import type { ApprovalRule } from '../../src/contract/entities/approval';

/** A rule of approval: the owner approves every award, within two days. */
export const sampleRule = (rule: Partial<ApprovalRule> = {}): ApprovalRule => ({
  name: 'R',
  subject: 'award',
  amount_from: null,
  alternates: false,
  single_bidder: false,
  not_lowest: false,
  over_target: false,
  over_budget: false,
  order: 'in_turn',
  days: 2,
  steps: [{ kind: 'owner' }],
  ...rule,
});
