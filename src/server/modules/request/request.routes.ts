import * as endpoints from '../../../contract/endpoints/rfq';
import { getRfqReach } from '../../../contract/endpoints/rfqReach';
import * as dialogue from '../../../contract/endpoints/rfqDialogue';
import { member } from '../../http/context';
import { preparedRoute, type Route, route } from '../../http/route';
import { answer, ask, listQuestions } from './question/question.service';
import { rerequest } from './round/rerequest.service';
import { chooseVendors, listVendors, readEntries, searchVendors, setVendorList } from './vendor/vendor.service';
import { amendRfq } from './amend.service';
import { listViews, noteView } from './sealed/amountView.service';
import { copyAsDraft, createDraft, discardDraft, readOwnRfq, saveDraft } from './draft.service';
import { reachOfDraft } from './reach.service';
import { exportOwnRfqs, listOwnRfqs } from './requestList.service';
import { cancelRfq, endRfq, extendRfq, submitRfq } from './request.service';

export const requestRoutes: Route[] = [
  route(endpoints.listRfqs, (input) => listOwnRfqs(member(input), input.query)),
  route(endpoints.exportRfqs, (input) => exportOwnRfqs(member(input), input.query)),
  route(endpoints.createRfq, (input) => createDraft(member(input), input.body)),
  route(endpoints.getRfq, (input) => readOwnRfq(member(input), input.params.rfq_number_id)),
  route(endpoints.saveRfq, (input) => saveDraft(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.discardRfq, async (input) => {
    await discardDraft(member(input), input.params.rfq_number_id, input.query.version);
    return {};
  }),
  route(getRfqReach, (input) => reachOfDraft(member(input), input.params.rfq_number_id)),
  route(endpoints.submitRfq, (input) => submitRfq(member(input), input.params.rfq_number_id, input.body.version)),
  route(endpoints.extendRfq, (input) => extendRfq(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.endRfq, (input) => endRfq(member(input), input.params.rfq_number_id, input.body.version)),
  route(endpoints.cancelRfq, (input) => cancelRfq(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.copyRfq, (input) => copyAsDraft(member(input), input.params.rfq_number_id)),
  route(dialogue.amendRfq, (input) => amendRfq(member(input), input.params.rfq_number_id, input.body)),
  route(dialogue.rerequestRfq, (input) => rerequest(member(input), input.params.rfq_number_id, input.body)),
  route(dialogue.searchVendors, (input) => searchVendors(member(input), input.query.q)),
  route(dialogue.listVendors, (input) => listVendors(member(input), input.params.rfq_number_id)),
  route(dialogue.chooseVendors, (input) => chooseVendors(member(input), input.params.rfq_number_id, input.body)),
  preparedRoute(
    dialogue.readVendorList,
    (input) => readEntries(member(input), input.params.rfq_number_id, input.body.file_id),
    (input, entries) => setVendorList(member(input), input.params.rfq_number_id, input.body.version, entries),
  ),
  route(dialogue.listQuestions, (input) => listQuestions(member(input), input.params.rfq_number_id)),
  route(dialogue.askQuestion, (input) => ask(member(input), input.params.rfq_number_id, input.body)),
  route(dialogue.answerQuestion, ({ params, body, ...input }) =>
    answer(member(input), params.rfq_number_id, params.question_id, body),
  ),
  route(dialogue.noteAmountView, async (input) => {
    await noteView(member(input), input.params.rfq_number_id);
    return {};
  }),
  route(dialogue.listAmountViews, (input) => listViews(member(input), input.params.rfq_number_id, input.query)),
];
