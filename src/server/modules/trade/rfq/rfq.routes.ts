import * as endpoints from '../../../../contract/endpoints/rfq';
import * as dialogue from '../../../../contract/endpoints/rfqDialogue';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/mount';
import { awardLines } from '../bid/award.service';
import { compareQuotations } from '../quotation/comparison.service';
import { listViews } from '../sealed/amountView.service';
import { copyAsDraft, createDraft, discardDraft, getRfq, saveDraft } from './draft.service';
import { cancelRfq, endRfq, extendRfq, listOwnRfqs, submitRfq } from './rfq.service';

export const rfqRoutes: Route[] = [
  route(endpoints.listRfqs, (input) => listOwnRfqs(member(input), input.query)),
  route(endpoints.createRfq, (input) => createDraft(member(input), input.body)),
  route(endpoints.getRfq, (input) => getRfq(member(input), input.params.rfq_number_id)),
  route(endpoints.saveRfq, (input) => saveDraft(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.discardRfq, async (input) => {
    await discardDraft(member(input), input.params.rfq_number_id);
    return {};
  }),
  route(endpoints.submitRfq, (input) => submitRfq(member(input), input.params.rfq_number_id, input.body.version)),
  route(endpoints.extendRfq, (input) => extendRfq(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.endRfq, (input) => endRfq(member(input), input.params.rfq_number_id, input.body.version)),
  route(endpoints.cancelRfq, (input) => cancelRfq(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.copyRfq, (input) => copyAsDraft(member(input), input.params.rfq_number_id)),
  route(endpoints.getComparison, (input) =>
    compareQuotations(member(input), input.params.rfq_number_id, input.query.freight),
  ),
  route(dialogue.listAmountViews, (input) => listViews(member(input), input.params.rfq_number_id, input.query)),
  route(endpoints.awardRfq, (input) => awardLines(member(input), input.params.rfq_number_id, input.body)),
];
