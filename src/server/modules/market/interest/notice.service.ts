import { describeSpec } from '../../../../domain/material/describe';
import type { MemberWork } from '../../../http/context';
import type { Spec } from '../../../../contract/entities/spec';
import { type Notice, notifyCompanies } from '../../push/notify.service';
import { findAudience } from './interest.repository';

/** People who saved this store are notified that it opened stock: how many lots, never at what price. */
export async function notifyOfOpening(work: MemberWork, count: number): Promise<void> {
  const { session } = work;
  const people = await findAudience(work.db, 'store', [session.company_id], session.company_id);
  await notify(work, people, {
    kind: 'store_opened_stock',
    record_type: 'store',
    record_id: session.company_id,
    title: session.company_name,
    params: { count: String(count) },
  });
}

/** People who saved this lot are notified that its price changed, not to what. */
export async function notifyOfPrice(work: MemberWork, lot: { id: string; company_id: string; spec: Spec }) {
  const people = await findAudience(work.db, 'stock', [lot.id], lot.company_id);
  await notify(work, people, {
    kind: 'stock_price_changed',
    record_type: 'stock',
    record_id: lot.id,
    title: describeSpec(lot.spec, work.language),
  });
}

type Audience = Awaited<ReturnType<typeof findAudience>>;

async function notify(work: MemberWork, people: Audience, notice: Notice): Promise<void> {
  const companies = [...new Set(people.map(({ company_id }) => company_id))];
  await notifyCompanies(work, companies, notice, { account_ids: new Set(people.map(({ id }) => id)) });
}
