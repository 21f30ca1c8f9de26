import * as endpoints from '../../../../contract/endpoints/comparisonFile';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import { type HandlerInput, member } from '../../../http/context';
import { preparedRoute, type Route, route } from '../../../http/route';
import { noteExport, printComparison, writeComparison } from './comparisonSheet.service';
import { readRevisions } from './revisions.service';

type Input = HandlerInput<typeof endpoints.exportComparisonSheet | typeof endpoints.exportComparisonPaper>;

/** The file leaves once it is written down that it does. */
async function noted(input: Input, file: FileAnswer): Promise<FileAnswer> {
  await noteExport(member(input), input.params.rfq_number_id);
  return file;
}

export const comparisonRoutes: Route[] = [
  preparedRoute(
    endpoints.exportComparisonSheet,
    (input) => writeComparison(member(input), input.params.rfq_number_id, input.query),
    noted,
  ),
  preparedRoute(
    endpoints.exportComparisonPaper,
    (input) => printComparison(member(input), input.params.rfq_number_id, input.query),
    noted,
  ),
  route(endpoints.getQuotationRevisions, (input) =>
    readRevisions(member(input), input.params.rfq_number_id, input.params.quotation_id),
  ),
];
