import type { Work } from '../../http/context';
import { recordEvent } from '../audit/audit.service';
import { mailDecision } from '../email/accountMails.service';
import { findOpenClaims, settleClaim } from './claim.repository';
import { lockCompany, lockPersonOf, setMembership } from './member.repository';
import { mailMembersChanged } from './memberMails.service';
import { findCertificate } from './operator.repository';
import { OperatorError } from './operator.service';

export interface ClaimLine {
  id: string;
  filed_at: string;
  registration_number: string;
  company: string;
  email: string;
  name: string;
  reason: string;
  certificate: { id: string; name: string } | null;
}

/** Claims that wait for the operator, the oldest first. */
export async function openClaims(work: Work): Promise<ClaimLine[]> {
  const rows = await findOpenClaims(work.db);
  return Promise.all(
    rows.map(async ({ claim, person, company }) => ({
      id: claim.id,
      filed_at: claim.created_at.toISOString(),
      registration_number: company.registration_number,
      company: company.name,
      email: person.email,
      name: person.name,
      reason: claim.reason,
      certificate: await findCertificate(work.db, company.id, person.id),
    })),
  );
}

/** Decides a claim; accepted, the person becomes an owner in addition to the present ones. The members are notified too. */
export async function decideClaim(
  work: Work,
  id: string,
  decision: 'accept' | 'refuse',
  note: string | null,
): Promise<string> {
  const open = (await findOpenClaims(work.db)).find(({ claim }) => claim.id === id);
  if (!open) throw new OperatorError(`There is no open claim ${id}.`);
  const { person, company } = open;
  await lockCompany(work.db, company.id);
  const accepted = decision === 'accept';
  if (accepted && !(await lockPersonOf(work.db, company.id, person.id))) {
    throw new OperatorError(`The person of the claim ${id} does not belong to the company any more.`);
  }
  const status = accepted ? 'accepted' : 'refused';
  const settled = await settleClaim(work.db, id, { status, decided_at: work.now, decision_note: note });
  if (!settled) throw new OperatorError(`The claim ${id} was decided in the meantime.`);
  if (accepted)
    await setMembership(work.db, person.id, {
      member_status: 'active',
      member_since: work.now,
      membership_refused_at: null,
      is_owner: true,
    });
  recordEvent(work, 'claim_decided', { account_id: person.id, company_id: company.id, after: { status } });
  if (accepted) await mailMembersChanged(work, company, { change: 'added', person, by: null });
  await mailDecision(work, person, accepted ? 'claimAccepted' : 'claimRefused', company.name, note ?? '');
  return person.email;
}
