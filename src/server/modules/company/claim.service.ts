import { v7 as uuid } from 'uuid';
import type { CompanyClaim } from '../../../contract/entities/member';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { requireRecentAuthentication } from '../account/recentAuthentication.service';
import { addClaim, type ClaimRow, findClaimOf } from './claim.repository';

const present = (row: ClaimRow): CompanyClaim => ({
  id: row.id,
  status: row.status,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_note: row.decision_note,
});

/** The person's own newest claim. */
export async function readClaim(work: MemberWork): Promise<{ claim: CompanyClaim | null }> {
  const row = await findClaimOf(work.db, work.session.account_id, work.session.company_id);
  return { claim: row && present(row) };
}

/** A pending person states that the company is theirs: where its members do not answer, or should not have it. */
export async function claim(work: MemberWork, reason: string): Promise<{ claim: CompanyClaim }> {
  const { session, db, now } = work;
  if (session.member_status !== 'pending') return fail('CLAIM_STATE');
  requireRecentAuthentication(work);
  const row: ClaimRow = {
    id: uuid(),
    company_id: session.company_id,
    account_id: session.account_id,
    status: 'open',
    reason,
    created_at: now,
    decided_at: null,
    decision_note: null,
  };
  if (!(await addClaim(db, row))) return fail('CLAIM_STATE');
  // No member did it: it stands in no company's log. The operator's decision does.
  recordEvent(work, 'claim_filed', { account_id: session.account_id });
  return { claim: present(row) };
}
