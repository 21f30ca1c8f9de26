import type { Quotation, QuotationLine, SellerRequest } from '../../../../contract/entities/quotation';
import type { RfqLine } from '../../../../contract/entities/rfq';

/** A requested line with the answer to it; null where there is none. */
export interface QuotedRow {
  line: RfqLine;
  answer: QuotationLine | null;
}

/** Every requested item beside what was answered. */
export function quotedRows(request: SellerRequest, quotation: Quotation): QuotedRow[] {
  const answers = new Map(quotation.lines.map((answer) => [answer.rfq_line_id, answer]));
  return request.lines.filter((line) => !line.excluded).map((line) => ({ line, answer: answers.get(line.id) ?? null }));
}
