import { v7 as uuid } from 'uuid';
import type { Language } from '../../../contract/constants';
import type { MemberPlace } from '../../../contract/entities/people';
import type { MemberWork, Work } from '../../http/context';
import { recordEvent } from '../audit/audit.service';
import {
  type AccountRow,
  addAccount,
  addConsents,
  findAccount,
  findAccountByEmail,
  hasAgreed,
  updateAccount,
} from './auth.repository';
import { documentsOf } from './registration.service';
import { forgetUnverified } from './retention.service';

export type Account = AccountRow;

/** An account, those of people who left included. */
export function accountOf(work: Work, id: string): Promise<Account | null> {
  return findAccount(work.db, id);
}

/** The account of a person's address; null where there is none, or none that was verified. */
export async function verifiedAccountOf(work: Work, email: string): Promise<Account | null> {
  const found = await findAccountByEmail(work.db, email);
  return found?.email_verified_at ? found : null;
}

interface NewMember {
  company_id: string;
  is_test: boolean;
  email: string;
  name: string;
  language: Language;
  department?: string;
  title?: string;
}

/**
 * Makes a member of a company whose own provider or directory vouches for the address, in a domain that the company proved.
 * There is no password: no text is one. A registration with the address that nobody verified, which anybody may have begun,
 * makes way. Null when the address is taken.
 */
export async function makeMember(
  work: Work,
  person: NewMember,
  place: Pick<MemberPlace, 'role' | 'own_role_id'>,
  by: string | null,
): Promise<Account | null> {
  const standing = await findAccountByEmail(work.db, person.email);
  if (standing && !standing.email_verified_at) await forgetUnverified(work, person.email);
  const id = uuid();
  const added = await addAccount(work.db, {
    id,
    ...person,
    department: person.department ?? '',
    title: person.title ?? '',
    password_hash: '',
    phone_code: '',
    phone: '',
    marketing_approval: false,
    member_status: 'active',
    member_since: work.now,
    email_verified_at: work.now,
    created_at: work.now,
    ...place,
  });
  if (!added) return null;
  recordEvent(work, 'member_created', {
    account_id: id,
    company_id: person.company_id,
    by: by ?? id,
    after: { role: place.role },
  });
  return findAccount(work.db, id);
}

/** Rewrites what the company's directory says of a person; the log names the fields, and neither name nor address. */
export async function changeFactsOf(
  work: MemberWork,
  person: Pick<Account, 'id' | 'company_id' | 'name' | 'title' | 'department'>,
  facts: Partial<Pick<Account, 'name' | 'title' | 'department'>>,
): Promise<void> {
  const changed = FACTS.filter((name) => facts[name] !== undefined && facts[name] !== person[name]);
  if (changed.length === 0) return;
  await updateAccount(work.db, person.id, facts);
  recordEvent(work, 'member_changed', {
    account_id: person.id,
    company_id: person.company_id,
    by: work.session.account_id,
    after: { fields: changed.join(', ') },
  });
}

const FACTS = ['name', 'title', 'department'] as const;

/** Whether a person still has to agree to the terms. */
export async function lacksConsent(work: Work, accountId: string): Promise<boolean> {
  return !(await hasAgreed(work.db, accountId));
}

/** Notes that a person agreed to the terms. */
export function keepConsents(work: Work, accountId: string, marketing: boolean): Promise<void> {
  return addConsents(work.db, accountId, documentsOf({ marketing_approval: marketing }), work.now);
}
