import type { MemberWork } from '../../http/context';
import { findLines } from '../request/request.repository';
import { findFittingLots, ownLotIds } from '../stock/fitting.service';
import type { QuotationBody } from './pricing';
import { addressedRfq } from './quotation.policy';

/** The company's own lots that fit the lines of a request. */
export async function ownStock(work: MemberWork, number: string) {
  const { rfq } = await addressedRfq(work, number);
  const lines = await findLines(work.db, rfq.id);
  return findFittingLots(
    work,
    lines.filter((line) => !line.excluded),
  );
}

/** The body without lots that are not the caller's own: they name nothing that could ever be reserved. */
export async function withOwnLots(work: MemberWork, body: QuotationBody): Promise<QuotationBody> {
  const ids = body.lines.flatMap(({ stock_item_id }) => stock_item_id ?? []);
  if (ids.length === 0) return body;
  const own = await ownLotIds(work, ids);
  const lines = body.lines.map((line) =>
    line.stock_item_id === null || own.has(line.stock_item_id) ? line : { ...line, stock_item_id: null },
  );
  return { ...body, lines };
}
