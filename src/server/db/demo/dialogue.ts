import Big from 'big.js';
import type { Rfq } from '../../../contract/entities/rfq';
import { sendMessage } from '../../modules/overview/message/message.service';
import { answer, ask, listQuestions } from '../../modules/request/question/question.service';
import { rerequest } from '../../modules/request/round/rerequest.service';
import { amendRfq } from '../../modules/request/amend.service';
import { closeDueRfqs } from '../../modules/request/closing.service';
import { getRfq } from '../../modules/request/draft.service';
import { noteView } from '../../modules/request/sealed/amountView.service';
import { compareQuotations } from '../../modules/award/comparison/comparison.service';
import { workingHoursLater } from './calendar';
import type { RequestPlan } from './plan';
import { type Actor, actorOf, type Stage, workAt, workOf } from './stage';

const OWN_SELLER = 'bareun';
/** The first so many lines are changed by an amendment, and get a target price in a revised round. */
const FEW_LINES = 2;
const AMENDED_FACTOR = 3;
const TARGET_SHARE = '0.95';

/** What passes between buyer and demo seller about a request besides quotations: questions, messages, amendments, rounds. */
export function stageDialogue(stage: Stage, plan: RequestPlan, rfq: Rfq, asking: { buyer: Actor; who: number }): void {
  const { agenda, calendar } = stage;
  const number = rfq.rfq_number_id;
  const seller = actorOf(stage, OWN_SELLER);
  const begun = new Date(Date.parse(rfq.submitted_at ?? ''));
  const asBuyer = (now: Date) => workOf(stage, asking.buyer, now, asking.who);

  for (const [index, { requested, answer: given }] of (plan.questions ?? []).entries()) {
    agenda.add(workingHoursLater(begun, 1 + index), async (now) => {
      await ask(workOf(stage, seller, now), number, { question: requested, line_no: null });
    });
    if (given === undefined) continue;
    agenda.add(workingHoursLater(begun, 1.5 + index), async (now) => {
      const work = asBuyer(now);
      await answerOpen(work, number, given);
    });
  }
  for (const [index, text] of (plan.messages ?? []).entries()) {
    agenda.add(calendar.moment({ minutesAgo: 45 - 10 * index }, 9), async (now) => {
      const byBuyer = index % 2 === 0;
      const work = byBuyer ? asBuyer(now) : workOf(stage, seller, now);
      await sendMessage(work, number, { text, ...(byBuyer ? { seller_id: seller.company_id } : {}), file_ids: [] });
    });
  }
  const { amended, rerequested } = plan;
  if (amended) {
    agenda.add(calendar.moment(amended.on, 14), (now) => amend(asBuyer(now), number, amended.note));
  }
  if (rerequested) {
    agenda.add(calendar.moment(rerequested.on, 10), async (now) => {
      const closes = await askAgain(asBuyer(now), number, rerequested.message, calendar.day(rerequested.deadline));
      agenda.add(new Date(Date.parse(closes) + 1000), async (at) => void (await closeDueRfqs(workAt(stage, at))));
    });
  }
}

type BuyerWork = ReturnType<typeof workOf>;

async function answerOpen(work: BuyerWork, number: string, text: string): Promise<void> {
  const open = (await listQuestions(work, number)).items.find((one) => one.answer === null);
  if (open) await answer(work, number, open.id, { version: open.version, answer: text });
}

/** More of the first lines; every answer to them has to be given again. */
async function amend(work: BuyerWork, number: string, note: string): Promise<void> {
  const rfq = await getRfq(work, number);
  const lines = rfq.lines.map((line, index) => ({
    ...line,
    qty: index < FEW_LINES && line.qty !== null ? new Big(line.qty).times(AMENDED_FACTOR).toFixed() : line.qty,
  }));
  await amendRfq(work, number, { version: rfq.version, note, terms: {}, lines });
}

/** Opens another round with everybody who quoted. Gives the time at which it closes. */
async function askAgain(work: BuyerWork, number: string, message: string, day: string): Promise<string> {
  await noteView(work, number);
  const comparison = await compareQuotations(work, number);
  const target_prices = comparison.rows.slice(0, FEW_LINES).flatMap(({ line, cells }) => {
    const best = cells.find((cell) => cell.best)?.comparable_price;
    return best ? [{ rfq_line_id: line.id, unit_price: new Big(best).times(TARGET_SHARE).round(0).toFixed() }] : [];
  });
  const { closes_at } = await rerequest(work, number, {
    version: comparison.version,
    quotation_ids: null,
    deadline_date: day,
    message,
    target_prices,
  });
  if (!closes_at) throw new Error(`the round of ${number} has no closing time`);
  return closes_at;
}
