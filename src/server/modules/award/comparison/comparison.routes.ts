import * as endpoints from '../../../../contract/endpoints/comparisonFile';
import { type HandlerInput, member } from '../../../http/context';
import { fileRoute, type Route, route } from '../../../http/route';
import { noteExport, printComparison, writeComparison } from './comparisonSheet.service';
import { readPurchases } from './purchases.service';
import { readRevisions } from './revisions.service';

/** Writes down that the amounts leave as a file. */
const noted = (
  input: HandlerInput<typeof endpoints.exportComparisonSheet | typeof endpoints.exportComparisonPaper>,
): Promise<void> => noteExport(member(input), input.params.rfq_number_id);

export const comparisonRoutes: Route[] = [
  fileRoute(
    endpoints.exportComparisonSheet,
    ({ work, params, query }) => writeComparison(work, params.rfq_number_id, query),
    noted,
  ),
  fileRoute(
    endpoints.exportComparisonPaper,
    ({ work, params, query }) => printComparison(work, params.rfq_number_id, query),
    noted,
  ),
  route(endpoints.getItemPurchases, (input) => readPurchases(member(input), input.params.rfq_number_id)),
  route(endpoints.getQuotationRevisions, (input) =>
    readRevisions(member(input), input.params.rfq_number_id, input.params.quotation_id),
  ),
];
