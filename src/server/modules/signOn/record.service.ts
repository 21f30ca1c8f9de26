import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { listSignOnRecords } from '../../../contract/endpoints/signOn';
import type { SignOnRecord } from '../../../contract/entities/signOn';
import type { SignOnOutcome } from '../../../contract/signOnChoices';
import { DAY_MS, HOUR_MS } from '../../../domain/time/spans';
import type { MemberWork, Work } from '../../http/context';
import { idCursor, pageOf } from '../../http/page';
import { refuseMember } from '../company/member.service';
import { addRecord, countRecords, deleteOldSignOns, findRecords } from './signOn.repository';

const KEPT_DAYS = 30;
/** Anybody can begin a sign-on and let it fail: beyond so many an hour nothing more is written down. */
const MOST_AN_HOUR = 500;

/** How a sign-on ended, and whose it was as far as the provider's word counts. */
export interface Ended {
  outcome: SignOnOutcome;
  account_id?: string | null;
  email?: string | null;
  detail?: string | null;
}

/** Writes down how a sign-on ended, for the owners of the company. */
export async function keepRecord(work: Work, companyId: string, ended: Ended): Promise<void> {
  if ((await countRecords(work.db, companyId, new Date(work.now.getTime() - HOUR_MS))) >= MOST_AN_HOUR) return;
  await addRecord(work.db, {
    id: uuid(),
    company_id: companyId,
    at: work.now,
    account_id: null,
    email: null,
    detail: null,
    ...ended,
    address: work.client.address,
  });
}

/** How sign-ons of the own company ended. */
export async function readRecords(work: MemberWork, query: z.output<(typeof listSignOnRecords)['query']>) {
  await refuseMember(work);
  const { limit } = query;
  const page = { cursor: idCursor(query.cursor), limit: limit + 1 };
  const rows = await findRecords(work.db, work.session.company_id, page);
  const present = ({ record, name }: (typeof rows)[number]): SignOnRecord => ({
    id: record.id,
    at: record.at.toISOString(),
    outcome: record.outcome,
    name: name || null,
    email: record.email,
    detail: record.detail,
    address: record.address,
  });
  return pageOf(rows, limit, present, ({ record }) => record.id);
}

/** Removes records of a month ago, and sign-ons that nobody ended. */
export function forgetOldSignOns(work: Work): Promise<void> {
  return deleteOldSignOns(work.db, work.now, new Date(work.now.getTime() - KEPT_DAYS * DAY_MS));
}
