import type { RfqSummary } from '../../../../contract/entities/rfq';
import { paths } from '../../../paths';

type Facts = Pick<RfqSummary, 'rfq_number_id' | 'status' | 'sealed' | 'quotation_count'>;

/** Where a row leads: a draft to its editor, a request with readable quotations to the comparison, others to the project. */
export function requestHref({ rfq_number_id, status, sealed, quotation_count }: Facts): string {
  if (status === 'DRAFT') return paths.buyer.editorFrom('manual', { id: rfq_number_id });
  const collecting = status === 'REQ' || status === 'COL';
  if (quotation_count > 0 && !(sealed && collecting)) return paths.project.comparison(rfq_number_id);
  return paths.project.detail(rfq_number_id);
}
