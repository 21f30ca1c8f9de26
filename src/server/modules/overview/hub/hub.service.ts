import type { Language } from '../../../../contract/constants';
import type { Hub } from '../../../../contract/entities/hub';
import type { Spec } from '../../../../contract/entities/spec';
import { describeSpec } from '../../../../domain/material/describe';
import type { MemberWork } from '../../../http/context';
import { awaitingApproval } from '../../award/approval/approval.service';
import { awaitingPurchases } from '../../cart/approval/purchaseApproval.service';
import { awaitingQuotations } from '../../quotation/approval/quotationApproval.service';
import { setupOf } from '../../company/company.service';
import { countSellerRequests } from '../../quotation/sellerRequest.repository';
import { countRfqs } from '../../request/requestList.repository';
import { findChanges } from './changes.repository';
import { permittedWaiting } from './permittedWaiting';
import { findWaiting, type WaitingRow } from './waiting.repository';
import { DAY_MS } from '../../../../domain/time/spans';

const WEEK_MS = 7 * DAY_MS;
const RECORDS = 3;
/** Deadlines that are sent at most. The page counts them by day, so a usual week must fit. */
const DEADLINES = 100;
const CHANGES = 8;

/** What waits in the own company for a person with the caller's rights, what ends this week, and what happened last. */
export async function readHub(work: MemberWork): Promise<Hub> {
  const { db, session, now } = work;
  const { company_id } = session;
  const found = await findWaiting(db, { company_id, now: now.toISOString() }, work.language);
  const rows = permittedWaiting(
    [
      ...(await awaitingApproval(work)),
      ...(await awaitingPurchases(work)),
      ...(await awaitingQuotations(work)),
      ...found,
    ],
    session.rights,
  );
  const changes = await findChanges(db, company_id, CHANGES, work.language);
  return {
    waiting: waitingOf(rows, work.language),
    deadlines: deadlinesOf(rows, now),
    counts: {
      buyer: await countRfqs(db, company_id, {}),
      seller: await countSellerRequests(db, { company_id, now: now.toISOString() }, { buyers: [] }),
    },
    changes: changes.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    company: await setupOf(work),
  };
}

const recordOf = ({ number, title, due_at, amount, currency }: WaitingRow) => ({
  number,
  title,
  amount,
  currency,
  due_at: due_at ? new Date(due_at).toISOString() : null,
});

/** A lot has no title of its own: it is named by its material. */
function lotOf(row: WaitingRow, language: Language) {
  const { spec, raw_text } = JSON.parse(row.title) as { spec: Spec; raw_text: string };
  return { ...recordOf(row), title: describeSpec(spec, language) || raw_text };
}

function waitingOf(rows: readonly WaitingRow[], language: Language): Hub['waiting'] {
  const kinds = new Map<string, Hub['waiting'][number]>();
  for (const row of rows) {
    const { kind, side, count } = row;
    if (kind === 'closing') continue;
    const found = kinds.get(`${side} ${kind}`) ?? { kind, side, count, records: [] };
    if (found.records.length < RECORDS)
      found.records.push(kind === 'stock_question' ? lotOf(row, language) : recordOf(row));
    kinds.set(`${side} ${kind}`, found);
  }
  return [...kinds.values()];
}

/** What has a time within the next seven days, and what should have been done already. */
function deadlinesOf(rows: readonly WaitingRow[], now: Date): Hub['deadlines'] {
  const found: Hub['deadlines'] = [];
  for (const row of rows) {
    const { due_at, ...record } = recordOf(row);
    // An own request that collects stands here once, whatever else waits in it.
    const counted = row.kind === 'quotations' || row.kind === 'question';
    if (counted || due_at === null || Date.parse(due_at) > now.getTime() + WEEK_MS) continue;
    found.push({ ...record, due_at, side: row.side, kind: row.kind });
  }
  return found.slice(0, DEADLINES);
}
