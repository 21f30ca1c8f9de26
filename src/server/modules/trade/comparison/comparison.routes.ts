import * as endpoints from '../../../../contract/endpoints/comparisonFile';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/mount';
import { writeComparison } from './comparisonSheet.service';
import { readRevisions } from './revisions.service';

export const comparisonRoutes: Route[] = [
  route(endpoints.getComparisonSheet, ({ query: { freight, plan, ...rules }, ...input }) =>
    writeComparison(member(input), input.params.rfq_number_id, freight, plan === '1' ? rules : null),
  ),
  route(endpoints.getQuotationRevisions, (input) =>
    readRevisions(member(input), input.params.rfq_number_id, input.params.quotation_id),
  ),
];
