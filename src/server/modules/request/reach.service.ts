import type { RfqReach } from '../../../contract/endpoints/rfqReach';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { receiversNow } from './vendor/receivers.service';
import { ownRfq } from './request.policy';
import { findLines } from './request.repository';

/** Whom an own draft would go to by now, found as sending finds them; nothing is sent or kept. */
export async function reachOfDraft(work: MemberWork, number: string): Promise<RfqReach> {
  const row = await ownRfq(work, number);
  if (row.status !== 'DRAFT') return fail('RFQ_STATE');
  const items = (await findLines(work.db, row.id)).filter((line) => !line.excluded);
  const { matched, invited } = await receiversNow(work, row);
  const served = new Set([...matched, ...invited].flatMap((one) => one.line_ids));
  // Sending numbers the items alone.
  const numbersOf = (meant: (line: (typeof items)[number]) => boolean) =>
    items.flatMap((line, index) => (meant(line) ? [index + 1] : []));
  return {
    version: row.version,
    seller_count: matched.length + invited.length,
    line_count: items.length,
    unserved_lines: numbersOf((line) => !served.has(line.id)),
    unknown_weight_lines: numbersOf((line) => line.total_weight_kg === null),
  };
}
