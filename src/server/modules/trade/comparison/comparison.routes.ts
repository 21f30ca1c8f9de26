import * as endpoints from '../../../../contract/endpoints/comparisonFile';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { printComparison, writeComparison } from './comparisonSheet.service';
import { readRevisions } from './revisions.service';

export const comparisonRoutes: Route[] = [
  route(endpoints.getComparisonSheet, (input) =>
    writeComparison(member(input), input.params.rfq_number_id, input.query),
  ),
  route(endpoints.getComparisonPaper, (input) =>
    printComparison(member(input), input.params.rfq_number_id, input.query),
  ),
  route(endpoints.getQuotationRevisions, (input) =>
    readRevisions(member(input), input.params.rfq_number_id, input.params.quotation_id),
  ),
];
