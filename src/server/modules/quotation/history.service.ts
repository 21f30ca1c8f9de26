import Big from 'big.js';
import type { Quotation } from '../../../contract/entities/quotation';
import type { LastPrice, PastPrice, RevisionSummary } from '../../../contract/entities/quotationHistory';
import { namesMaterial } from '../../../domain/material/canonicalKey';
import { measuresOfRequested } from '../../../domain/material/measures';
import { trimDecimal, trimStored } from '../../../domain/money/exact';
import { usualPrice } from '../../../domain/money/usualPrice';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { findLines } from '../request/request.repository';
import { findPastPrices, findRevisions, type PastRow } from './history.repository';
import { addressedRfq } from './quotation.policy';
import { presentQuotation } from './quotation.presenter';
import { filesOfRevisions } from './quotationFile.service';
import { findQuotation, findRevision, findRevisionLines } from './quotation.repository';

/** Every submitted revision of the own quotation, newest first. */
export async function listRevisions(work: MemberWork, number: string): Promise<{ items: RevisionSummary[] }> {
  const { rfq } = await addressedRfq(work, number);
  const own = await findQuotation(work.db, rfq.id, work.session.company_id);
  if (!own) return { items: [] };
  const rows = await findRevisions(work.db, own.id);
  return {
    items: rows.map(({ row, quoted }) => ({
      revision: row.revision,
      round: row.round,
      rfq_revision: row.rfq_revision,
      submitted_at: row.created_at.toISOString(),
      quoted_line_count: quoted,
      totals: row.totals,
    })),
  };
}

/** One submitted revision of the own quotation, as it was sent. */
export async function getRevision(work: MemberWork, number: string, revision: number): Promise<Quotation> {
  const { rfq } = await addressedRfq(work, number);
  const own = await findQuotation(work.db, rfq.id, work.session.company_id);
  const row = own && (await findRevision(work.db, own.id, revision));
  if (!own || !row) return fail('QUOTATION_NOT_FOUND');
  const lines = await findRevisionLines(work.db, [row.id]);
  const files = await filesOfRevisions(work, [row.id]);
  const shown = presentQuotation(own, row, lines, await findLines(work.db, rfq.id), number, files(row.id));
  return { ...shown, submitted_at: row.created_at.toISOString() };
}

/** The company's own earlier prices of the items of a request. */
export async function pastPrices(work: MemberWork, number: string): Promise<{ items: PastPrice[] }> {
  const { rfq } = await addressedRfq(work, number);
  const lines = (await findLines(work.db, rfq.id)).filter((line) => !line.excluded && namesMaterial(line.spec));
  const keys = new Set(lines.flatMap((line) => line.spec.canonical_key || []));
  const { company_id } = work.session;
  const of = { company_id, except_rfq_id: rfq.id };
  const rows = await findPastPrices(work.db, of, [...keys]);
  const toBuyer = await findPastPrices(work.db, { ...of, buyer_company_id: rfq.company_id }, [...keys]);
  const last = new Map(toBuyer.map((row) => [row.key, row]));
  const byKey = new Map<string, PastRow[]>();
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  return { items: [...byKey].flatMap(([key, past]) => presentPast(past, last.get(key) ?? null) ?? []) };
}

function presentPast(newestFirst: readonly PastRow[], toBuyer: PastRow | null): PastPrice | null {
  const [last] = newestFirst;
  const usual = usualPrice(
    newestFirst.map((row) => ({
      ...row,
      measures: measuresOfRequested(row),
    })),
  );
  if (!last || !usual) return null;
  return { canonical_key: last.key, usual, last: presentLast(last), to_buyer: toBuyer && presentLast(toBuyer) };
}

function presentLast(row: PastRow): LastPrice {
  const plain = (value: string | null, decimals = 3) => (value === null ? null : trimDecimal(new Big(value), decimals));
  return {
    rfq_number_id: row.rfq_number_id,
    title: row.title,
    submitted_at: new Date(row.submitted_at).toISOString(),
    currency: row.currency,
    unit_price: trimStored(row.unit_price, 4),
    price_uom: row.price_uom,
    weight_basis: row.weight_basis,
    weight_discount_pct: trimStored(row.weight_discount_pct),
    maker: row.maker,
    origin: row.origin,
    supply: row.supply,
    lead_days: row.lead_days,
    moq: plain(row.moq),
    multiple: plain(row.multiple),
    certificate_type: row.certificate_type,
    qty: plain(row.qty),
    uom: row.uom,
    ordered: row.ordered,
  };
}
