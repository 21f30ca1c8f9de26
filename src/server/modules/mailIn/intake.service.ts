import { randomBytes } from 'node:crypto';
import type { MailIntake } from '../../../contract/entities/mailIn';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { lockOwnCompany } from '../company/callerRights.service';
import { deleteIntake, findIntake, type IntakeRow, setIntake } from './address.repository';
import { base32 } from './replyAddress';

/** 80 bits, which nobody guesses. */
const SECRET_BYTES = 10;

/** The address of the own company. */
export async function readIntake(work: MemberWork): Promise<MailIntake> {
  return present(work, await findIntake(work.db, work.session.company_id));
}

/** Makes the address, or another one in its place. */
export async function makeIntake(call: MemberWork): Promise<MailIntake> {
  const work = await lockOwnCompany(call, 'manage_people');
  if (!work.app.env.MAIL_IN) return fail('MAIL_IN_OFF');
  const { account_id, company_id } = work.session;
  const before = await findIntake(work.db, company_id);
  const row = await setIntake(work.db, {
    company_id,
    local_part: `rfq-${base32(randomBytes(SECRET_BYTES))}`,
    made_by: account_id,
    made_at: work.now,
  });
  // The address itself is a secret of the company: the log says that there is one.
  recordEvent(work, before ? 'mail_intake_renewed' : 'mail_intake_made', { account_id, company_id });
  return present(work, row);
}

/** Ends the address. */
export async function endIntake(call: MemberWork): Promise<MailIntake> {
  const work = await lockOwnCompany(call, 'manage_people');
  const { account_id, company_id } = work.session;
  if (await findIntake(work.db, company_id)) {
    await deleteIntake(work.db, company_id);
    recordEvent(work, 'mail_intake_ended', { account_id, company_id });
  }
  return present(work, null);
}

/** Ends the address of a company whose people are all gone, or that is handed over. */
export async function endIntakeOf(work: Work, company_id: string): Promise<void> {
  if (!(await findIntake(work.db, company_id))) return;
  await deleteIntake(work.db, company_id);
  recordEvent(work, 'mail_intake_ended', { company_id });
}

function present({ app, session }: MemberWork, row: IntakeRow | null): MailIntake {
  const { MAIL_IN } = app.env;
  return {
    available: MAIL_IN !== undefined,
    address: row && MAIL_IN ? `${row.local_part}@${MAIL_IN.domain}` : null,
    made_at: row?.made_at.toISOString() ?? null,
    manages: session.rights.includes('manage_people'),
  };
}
