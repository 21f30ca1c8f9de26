import { v7 as uuid } from 'uuid';
import type { SignOnOverview } from '../../../contract/entities/signOn';
import { MOST_DOMAINS } from '../../../contract/signOnChoices';
import { DAY_MS } from '../../../domain/time/spans';
import type { App, MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { newSecret } from '../../opaqueSecret';
import { recordEvent } from '../audit/audit.service';
import { lockOwnCompany } from '../company/callerRights.service';
import { refuseMember, requireOwner } from '../company/member.service';
import * as domains from './domain.repository';
import { recordName, recordValue } from './domainView';
import { readSignOn } from './settings.service';

/** For how long the record of a proven domain may be missing. */
const MISSING_DAYS = 7;

/** Adds a domain that is to be proven. */
export async function addDomain(call: MemberWork, domain: string): Promise<SignOnOverview> {
  const work = await lockOwnCompany(call);
  await requireOwner(work);
  const { company_id, account_id } = work.session;
  if ((await domains.countDomains(work.db, company_id)) >= MOST_DOMAINS) return fail('DOMAIN_LIMIT');
  const row = { id: uuid(), company_id, domain, token: newSecret(), created_at: work.now };
  if (!(await domains.addDomain(work.db, row))) return fail('DOMAIN_NAME');
  recordEvent(work, 'domain_added', { account_id, company_id, after: { domain } });
  return readSignOn(work);
}

/** Removes a domain of the company. */
export async function removeDomain(call: MemberWork, id: string): Promise<SignOnOverview> {
  const work = await lockOwnCompany(call);
  const { company_id, account_id } = work.session;
  // Whose it is comes before how fresh the login is.
  if (!(await domains.findDomain(work.db, company_id, id))) return fail('DOMAIN_NOT_FOUND');
  await requireOwner(work);
  const [removed] = await domains.deleteDomains(work.db, company_id, id);
  if (!removed) return fail('DOMAIN_NOT_FOUND');
  recordEvent(work, 'domain_removed', { account_id, company_id, before: { domain: removed.domain } });
  return readSignOn(work);
}

/** What name servers say of a domain of the company; null where none answered. Looked up before the transaction. */
export async function lookUpDomain(work: MemberWork, id: string): Promise<{ found: boolean } | null> {
  await refuseMember(work);
  const row = (await domains.findDomain(work.db, work.session.company_id, id)) ?? fail('DOMAIN_NOT_FOUND');
  return look(work.app, row);
}

/** Looks a domain up, outside of any transaction; null where no name server answered, which means nothing. */
export async function look({ domainRecords }: App, row: domains.DomainRow): Promise<{ found: boolean } | null> {
  try {
    const texts = await domainRecords.texts(recordName(row.domain));
    return { found: texts.some((text) => text.trim() === recordValue(row.token)) };
  } catch {
    return null;
  }
}

/** Notes what was looked up. A domain is proven for one company at a time. */
export async function judgeDomain(
  call: MemberWork,
  id: string,
  looked: { found: boolean } | null,
): Promise<SignOnOverview> {
  const work = await lockOwnCompany(call);
  await refuseMember(work);
  const { company_id, account_id } = work.session;
  const row = (await domains.findDomain(work.db, company_id, id)) ?? fail('DOMAIN_NOT_FOUND');
  if (!looked) return fail('DOMAIN_LOOKUP');
  if (!looked.found) {
    const missing_since = row.proven_at ? (row.missing_since ?? work.now) : null;
    await domains.updateDomain(work.db, id, { checked_at: work.now, missing_since });
    return fail('DOMAIN_RECORD', { keep: true });
  }
  if (!row.proven_at && (await domains.isTaken(work.db, row.domain))) return fail('DOMAIN_TAKEN');
  if (!(await domains.setProven(work.db, id, work.now))) return fail('DOMAIN_TAKEN');
  if (!row.proven_at) recordEvent(work, 'domain_proven', { account_id, company_id, after: { domain: row.domain } });
  return readSignOn(work);
}

const BATCH = 20;

/** Takes proven domains that were looked up more than a day ago; they count as looked up from now on. */
export async function claimDueDomains(work: Work): Promise<domains.DomainRow[]> {
  const rows = await domains.lockDomainsCheckedBefore(work.db, new Date(work.now.getTime() - DAY_MS), BATCH);
  for (const { id } of rows) await domains.updateDomain(work.db, id, { checked_at: work.now });
  return rows;
}

/** Notes what a proven domain was found to be; one whose record was missing for a week is proven no more. */
export async function judgeAgain(work: Work, row: domains.DomainRow, found: boolean): Promise<void> {
  if (found) return row.missing_since ? domains.updateDomain(work.db, row.id, { missing_since: null }) : undefined;
  const since = row.missing_since ?? work.now;
  if (since.getTime() > work.now.getTime() - MISSING_DAYS * DAY_MS) {
    return domains.updateDomain(work.db, row.id, { missing_since: since });
  }
  await domains.updateDomain(work.db, row.id, { proven_at: null, missing_since: null });
  recordEvent(work, 'domain_lost', { company_id: row.company_id, before: { domain: row.domain } });
}
