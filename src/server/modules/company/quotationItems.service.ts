import type { getQuotationItems, MatchedLine } from '../../../contract/endpoints/user';
import type { EndpointOutput } from '../../../contract/operationTypes';
import type { RfqLine } from '../../../contract/entities/rfq';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { judgeMaterials, type MaterialJudgement } from '../award/comparison/judgedMaterials.service';
import { getRequest } from '../quotation/sellerRequest.service';
import { readSaleItems } from './saleItems.service';

/** Which of the company's sale materials a request matched, line by line; to whom it was not sent it does not exist. */
export async function readQuotationItems(
  work: MemberWork,
  number: string,
): Promise<EndpointOutput<typeof getQuotationItems>> {
  if (!work.session.company_complete) return fail('LEGACY_USER');
  const request = await getRequest(work, number);
  const { sale_material_list } = await readSaleItems(work);
  const judged = new Map<string, MaterialJudgement[]>();
  for (const one of await judgeMaterials(work, number)) {
    judged.set(one.line_id, [...(judged.get(one.line_id) ?? []), one]);
  }
  const matched = new Set(request.matched_line_ids);
  return {
    rfq_number_id: request.rfq_number_id,
    title: request.title,
    status: request.status,
    matched_line_count: request.matched_line_count,
    line_list: request.lines.map((line) => besideMaterials(line, matched.has(line.id), judged.get(line.id) ?? [])),
    sale_material_list,
  };
}

function besideMaterials(line: RfqLine, matched: boolean, judged: readonly MaterialJudgement[]): MatchedLine {
  return {
    line,
    matched,
    sale_material_ids: judged.filter((one) => one.reasons.length === 0).map((one) => one.sale_material_id),
    misses: judged
      .filter((one) => one.reasons.length > 0)
      .map(({ sale_material_id, reasons }) => ({ sale_material_id, reasons })),
  };
}
