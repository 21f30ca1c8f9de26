import type { Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { findMatches, type Match } from '../matching.repository';
import type { RfqRow } from '../request.repository';
import { findVendors } from './vendor.repository';

interface Receivers {
  matched: Match[];
  invited: Match[];
}

/** Who receives a request that is sent; one for chosen sellers alone is not sent to nobody. */
export async function receiversOf(work: Work, row: RfqRow): Promise<Receivers> {
  const receivers = await receiversNow(work, row);
  const nobody = receivers.matched.length === 0 && receivers.invited.length === 0;
  if (nobody && (row.visibility === 'invited' || row.vendors_only)) return fail('RFQ_NO_SELLER');
  return receivers;
}

/**
 * Who would receive a request now. Chosen companies always do, unverified ones if the buyer said yes to
 * them. An approved vendor list invites all its companies, or, if the
 * request says so, only limits who of those that match receives it.
 */
export async function receiversNow(work: Work, row: RfqRow): Promise<Receivers> {
  const vendors = (await findVendors(work.db, row.id, work.language)).flatMap(({ vendor, verified }) => {
    const { source, company_id, unverified_agreed } = vendor;
    const counts = verified || (source === 'chosen' && unverified_agreed);
    return !counts || company_id === null || company_id === row.company_id ? [] : [{ source, company_id }];
  });
  const named = new Set(
    vendors.filter((one) => one.source === 'chosen' || !row.vendors_only).map((one) => one.company_id),
  );
  const approved = new Set(vendors.map((one) => one.company_id));
  const matches = await findMatches(work.db, row);
  const lines = new Map(matches.map((match) => [match.company_id, match.line_ids]));
  const matched =
    row.visibility === 'invited'
      ? []
      : matches.filter(({ company_id }) => !named.has(company_id) && (!row.vendors_only || approved.has(company_id)));
  const invited = [...named].map((company_id) => ({ company_id, line_ids: lines.get(company_id) ?? [] }));
  return { matched, invited };
}
