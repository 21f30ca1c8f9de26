import { createDraft, getRfq } from '../../modules/request/draft.service';
import { closeDueRfqs } from '../../modules/request/closing.service';
import { matchedSellers } from '../../modules/request/request.seed';
import { cancelRfq, extendRfq, submitRfq } from '../../modules/request/request.service';
import { chooseVendors, listVendors } from '../../modules/request/vendor/vendor.service';
import { draftOf } from './drafting';
import type { RequestPlan } from './plan';
import { inviteAnswers } from './answers';
import { stageDialogue } from './dialogue';
import { awardAt } from './awarding';
import { actorOf, type Stage, workAt, workOf } from './stage';

const CANCEL_HOUR = 15.6;
const EXTEND_HOUR = 15.2;

/** Puts the whole life of a request on the agenda. */
export function stageRequest(stage: Stage, plan: RequestPlan): void {
  const { agenda, random } = stage;
  agenda.add(stage.calendar.moment(plan.submitted, random.between(9.2, 11.5)), (now) => sendRequest(stage, plan, now));
}

async function sendRequest(stage: Stage, plan: RequestPlan, now: Date): Promise<void> {
  const { agenda, random } = stage;
  const buyer = actorOf(stage, plan.buyer);
  const who = random.chance(0.7) ? 0 : 1;
  const work = workOf(stage, buyer, now, who);
  const draft = await createDraft(work, draftOf(stage, plan));
  if (plan.draft) return;
  const chosen = plan.invited?.map((key) => actorOf(stage, key).company_id);
  if (chosen) {
    const { version } = await listVendors(work, draft.rfq_number_id);
    await chooseVendors(work, draft.rfq_number_id, { version, company_ids: chosen, unverified_ok: true });
  }
  const rfq = await submitRfq(work, draft.rfq_number_id, draft.version);
  const { extended, cancelled, award } = plan;
  const cancelledAt = cancelled ? stage.calendar.moment(cancelled.on, CANCEL_HOUR) : null;
  inviteAnswers(stage, plan, rfq, {
    matched: await matchedSellers(work, rfq.rfq_number_id),
    until: cancelledAt ?? stage.calendar.today,
  });

  stageDialogue(stage, plan, rfq, { buyer, who });

  const number = rfq.rfq_number_id;
  const change = async (at: Date) => {
    const present = workOf(stage, buyer, at, who);
    return { present, version: (await getRfq(present, number)).version };
  };
  if (extended !== undefined) {
    agenda.add(stage.calendar.at(-1, EXTEND_HOUR), async (at) => {
      const { present, version } = await change(at);
      await extendRfq(present, number, { version, deadline_date: stage.calendar.day(extended) });
    });
  }
  if (cancelled && cancelledAt) {
    agenda.add(cancelledAt, async (at) => {
      const { present, version } = await change(at);
      await cancelRfq(present, number, { version, reason: cancelled.reason });
    });
  }
  if (rfq.closes_at) {
    agenda.add(new Date(Date.parse(rfq.closes_at) + 1000), async (at) => void (await closeDueRfqs(workAt(stage, at))));
  }
  if (award) awardAt(stage, plan, number, award);
}
