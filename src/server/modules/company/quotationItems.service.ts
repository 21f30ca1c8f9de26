import type { getQuotationItems, MatchedLine } from '../../../contract/endpoints/user';
import type { EndpointOutput } from '../../../contract/endpoint';
import type { SaleMaterial } from '../../../contract/entities/person';
import type { RfqLine } from '../../../contract/entities/rfq';
import { matchesSaleMaterial } from '../../../domain/material/matchMaterial';
import type { MemberWork } from '../../http/context';
import { refuse } from '../../http/fail';
import { getRequest } from '../trade/quotation/sellerRequest.service';
import { readSaleItems } from './saleItems.service';

/** Which of the company's sale materials a request matched, line by line; to whom it was not sent it does not exist. */
export async function readQuotationItems(
  work: MemberWork,
  number: string,
): Promise<EndpointOutput<typeof getQuotationItems>> {
  if (!work.session.company_complete) return refuse('LEGACY_USER');
  const request = await getRequest(work, number);
  const { sale_material_list } = await readSaleItems(work);
  const matched = new Set(request.matched_line_ids);
  return {
    rfq_number_id: request.rfq_number_id,
    title: request.title,
    status: request.status,
    matched_line_count: request.matched_line_count,
    line_list: request.lines.map((line) => besideMaterials(line, matched.has(line.id), sale_material_list)),
    sale_material_list,
  };
}

function besideMaterials(line: RfqLine, matched: boolean, materials: readonly SaleMaterial[]): MatchedLine {
  const judged = materials
    .filter((material) => material.category === line.spec.category)
    .map((material) => ({ id: material.id, ...matchesSaleMaterial(line.spec, material) }));
  return {
    line,
    matched,
    sale_material_ids: judged.filter((one) => one.matches).map((one) => one.id),
    misses: judged
      .filter((one) => !one.matches)
      .map((one) => ({
        sale_material_id: one.id,
        reasons: one.reasons.filter((reason) => reason !== 'category'),
      })),
  };
}
