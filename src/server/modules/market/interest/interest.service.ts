import { shownName } from '../../../../domain/company/shownName';
import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { listInterest } from '../../../../contract/endpoints/interest';
import type { Interest, InterestType } from '../../../../contract/entities/interest';
import { trimStored } from '../../../../domain/money/exact';
import type { MemberWork, Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { idCursor, pageOf } from '../../../http/page';
import type { Session } from '../../../http/sessionType';
import {
  addInterest,
  countInterests,
  deleteInterest,
  findInterests,
  findPriceNow,
  hasInterest,
  isThere,
  type RecordName,
} from './interest.repository';

/** Saves a record for the person, with the price as it is now. */
export async function save(work: MemberWork, record: RecordName): Promise<{ saved: true }> {
  const { session, db } = work;
  if (!(await isThere(db, session.company_id, record))) return fail('INTEREST_NOT_FOUND');
  const price = record.record_type === 'stock' ? await findPriceNow(db, record.record_id) : null;
  await addInterest(db, {
    ...record,
    id: uuid(),
    account_id: session.account_id,
    seen_price: price?.unit_price ?? null,
    seen_price_uom: price?.price_uom ?? null,
    created_at: work.now,
  });
  return { saved: true };
}

/** Saves records no longer; those that were not saved are no error. */
export async function drop(work: MemberWork, records: readonly RecordName[]): Promise<{ removed: number }> {
  return { removed: await deleteInterest(work.db, work.session.account_id, records) };
}

/** Whether this reader saved a record; visitors save nothing. */
export async function isSaved(work: Work, session: Session | null, type: InterestType, id: string): Promise<boolean> {
  return session ? hasInterest(work.db, session.account_id, { record_type: type, record_id: id }) : false;
}

/** What the person has saved. */
export async function list(work: MemberWork, query: z.output<(typeof listInterest)['query']>) {
  const { session, db } = work;
  const { limit, record_type } = query;
  const rows = await findInterests(db, session.account_id, {
    type: record_type,
    cursor: idCursor(query.cursor),
    limit: limit + 1,
  });
  return {
    ...pageOf(
      rows,
      limit,
      (row) => present(row, work),
      ({ row }) => row.id,
    ),
    counts: await countInterests(db, session.account_id),
  };
}

type Found = Awaited<ReturnType<typeof findInterests>>[number];

function present({ row, stock, material, store, request }: Found, { session, language }: MemberWork): Interest {
  const companyId = session.company_id;
  const name = store && shownName(store, language);
  const open = stock !== null && (stock.is_open || stock.company_id === companyId);
  const there = { store: store !== null, stock: open, material: material !== null, request: request !== null };
  const changed =
    open &&
    row.seen_price !== null &&
    stock.unit_price !== null &&
    (stock.price_uom !== row.seen_price_uom || !new Big(stock.unit_price).eq(row.seen_price));
  return {
    id: row.id,
    record_type: row.record_type,
    record_id: row.record_id,
    title: request?.title ?? material?.category ?? (row.record_type === 'store' ? (name ?? '') : ''),
    company_name: name,
    spec: open ? stock.spec : null,
    gone: !there[row.record_type],
    currency: open ? stock.currency : null,
    unit_price: open && stock.unit_price !== null ? trimStored(stock.unit_price, 4) : null,
    price_uom: open ? stock.price_uom : null,
    earlier_price: changed && row.seen_price !== null ? trimStored(row.seen_price, 4) : null,
    open_qty: open ? trimStored(stock.open_qty) : null,
    created_at: row.created_at.toISOString(),
  };
}
