import { v7 as uuid } from 'uuid';
import type { ApprovalRules, ApprovalSubject } from '../../../../contract/entities/approval';
import type { Issue } from '../../../../contract/envelope';
import type { Right } from '../../../../contract/rights';
import { type Colleague, stepFault } from '../../../../domain/approval/approvers';
import { NO_FLAGS } from '../../../../domain/approval/flags';
import { conditionsOf, sameApprover } from '../../../../domain/approval/rules';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { requireRecentAuthentication } from '../../account/recentAuthentication.service';
import { recordEvent } from '../../audit/audit.service';
import { lockOwnCompany } from '../../company/callerRights.service';
import { findColleagues, findRules, setRules } from './approval.repository';

type Rules = ApprovalRules['rules'];

/** The rules of the own company. */
export async function readApprovalRules({ session, db }: MemberWork): Promise<ApprovalRules> {
  const row = await findRules(db, session.company_id);
  return { version: row?.version ?? 0, rules: row?.rules ?? [] };
}

/** States all rules in place of the earlier ones. What waits for approval already keeps its steps. */
export async function stateApprovalRules(call: MemberWork, { version, rules }: ApprovalRules): Promise<ApprovalRules> {
  const work = await lockOwnCompany(call, 'manage_people');
  const { company_id, account_id } = work.session;
  requireRecentAuthentication(work);
  const before = await readApprovalRules(work);
  if (before.version !== version) return fail('STALE_VERSION');
  const issues = faultsOf(rules, await findColleagues(work.db, company_id));
  if (issues.length > 0) return fail('APPROVAL_RULE_INVALID', { issues });
  const stated = rules.map(aboutItsSubject);
  await setRules(work.db, { id: uuid(), company_id, version: version + 1, rules: stated, changed_at: work.now });
  recordEvent(work, 'approval_rules_changed', {
    account_id,
    company_id,
    before: { rules: summaryOf(before.rules) },
    after: { rules: summaryOf(stated) },
  });
  return { version: version + 1, rules: stated };
}

/** Of a quotation the own company knows the sum alone: with a further condition a rule about quotations would never hold. */
const aboutItsSubject = (rule: Rules[number]): Rules[number] =>
  rule.subject === 'award' ? rule : { ...rule, ...NO_FLAGS };

function faultsOf(rules: Rules, people: readonly Colleague[]): Issue[] {
  return rules.flatMap(({ steps, subject }, rule) =>
    steps.flatMap((step, index) => {
      const twice = steps.slice(0, index).some((earlier) => sameApprover(earlier, step));
      const code = twice ? 'duplicate' : stepFault(people, step, REQUESTING[subject]);
      return code ? [{ path: ['rules', rule, 'steps', index], code }] : [];
    }),
  );
}

/** The right without which nobody requests approval of what a rule is about. */
const REQUESTING: Readonly<Record<ApprovalSubject, Right>> = { award: 'award', quotation: 'submit_quotation' };

/** Rules for the audit log, which names no person: conditions and kinds of approvers. */
function summaryOf(rules: Rules): string {
  return rules
    .map((rule) => {
      const conditions = conditionsOf(rule).map((one) => (one === 'amount' ? `amount >= ${rule.amount_from}` : one));
      const steps = rule.steps.map((one) => (one.kind === 'role' ? one.role : one.kind));
      return `${rule.name}: ${conditions.join(' + ') || `every ${rule.subject}`} → ${steps.join(rule.order === 'in_turn' ? ' > ' : ' & ')}`;
    })
    .join('; ');
}
