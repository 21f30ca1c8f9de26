import * as sheets from '../../../contract/endpoints/answerSheet';
import * as endpoints from '../../../contract/endpoints/quotation';
import * as history from '../../../contract/endpoints/quotationHistory';
import { getOwnStock } from '../../../contract/endpoints/ownStock';
import { member } from '../../http/context';
import { fileRoute, type Route, route } from '../../http/route';
import { mergeSheet, writeAnswerSheet } from './answerSheet.service';
import { getRevision, listRevisions, pastPrices } from './history.service';
import { ownStock } from './ownStock.service';
import { declineRequest, saveQuotationDraft, submitQuotation, withdrawQuotation } from './quotation.service';
import { exportRequests } from './requestSheet.service';
import { getRequest, listRequests } from './sellerRequest.service';
import { askValidity, extendValidity } from './validity.service';

export const quotationRoutes: Route[] = [
  route(endpoints.listSellerRequests, (input) => listRequests(member(input), input.query)),
  route(endpoints.exportSellerRequests, (input) => exportRequests(member(input), input.query)),
  route(endpoints.getSellerRequest, (input) => getRequest(member(input), input.params.rfq_number_id)),
  fileRoute(sheets.getAnswerSheet, ({ work, params }) => writeAnswerSheet(work, params.rfq_number_id)),
  route(sheets.mergeAnswerSheet, (input) => mergeSheet(member(input), input.params.rfq_number_id, input.body.file)),
  route(endpoints.declineRequest, (input) =>
    declineRequest(member(input), input.params.rfq_number_id, input.body.reason),
  ),
  route(endpoints.saveQuotation, (input) => saveQuotationDraft(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.submitQuotation, (input) => submitQuotation(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.withdrawQuotation, (input) =>
    withdrawQuotation(member(input), input.params.rfq_number_id, input.body.version),
  ),
  route(endpoints.extendValidity, (input) => extendValidity(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.askValidity, (input) =>
    askValidity(member(input), input.params.rfq_number_id, input.params.quotation_id),
  ),
  route(history.listRevisions, (input) => listRevisions(member(input), input.params.rfq_number_id)),
  route(history.getRevision, (input) => getRevision(member(input), input.params.rfq_number_id, input.params.revision)),
  route(getOwnStock, (input) => ownStock(member(input), input.params.rfq_number_id)),
  route(history.getPastPrices, (input) => pastPrices(member(input), input.params.rfq_number_id)),
];
