import { awardRfq } from '../../../contract/endpoints/rfq';
import type { Comparison } from '../../../contract/entities/comparison';
import type { Bid } from '../../../contract/entities/order';
import { awardLines } from '../../modules/award/award.service';
import { confirmBid, declineBid, lapseDueBids, takeBackBid } from '../../modules/award/bid.service';
import { noteView } from '../../modules/request/sealed/amountView.service';
import { compareQuotations } from '../../modules/award/comparison/comparison.service';
import { getProject } from '../../modules/overview/project/project.service';
import { workingHoursLater } from './calendar';
import { followOrder } from './orders';
import type { AwardPlan, BidAnswer, RequestPlan } from './plan';
import { type Actor, actorCalled, actorOf, bearsName, type Stage, workAt, workOf } from './stage';

const OWN_SELLER = 'bareun';
const ANSWER_MINUTES = 25;

/** Puts an award on the agenda, and what follows from it. */
export function awardAt(stage: Stage, plan: RequestPlan, number: string, award: AwardPlan): void {
  const { agenda, calendar, random } = stage;
  agenda.add(calendar.moment(award.on, random.between(10, 13)), async (now) => {
    const buyer = actorOf(stage, plan.buyer);
    const work = workOf(stage, buyer, now);
    await noteView(work, number);
    const comparison = await compareQuotations(work, number);
    const favoured = plan.own === 'wins' ? actorOf(stage, OWN_SELLER) : null;
    const passed = plan.own === 'loses' ? actorOf(stage, OWN_SELLER) : null;
    const lines = chooseLines(comparison, award.sellers, { favoured, passed });
    if (lines.length === 0) return;
    const note = random.chance(0.5) ? '납기 준수 부탁드립니다. 출하 전 밀시트를 먼저 보내 주세요.' : null;
    const body = awardRfq.body.parse({
      version: comparison.version,
      note: buyer.company.language === 'ko' ? note : null,
      lines,
    });
    const { bids } = await awardLines(work, number, body);
    const sent = bids.filter((bid) => bid.status === 'SENT');
    const own = ({ counterpart_name }: Bid) => Number(favoured !== null && bearsName(favoured, counterpart_name));
    sent.sort((a, b) => own(b) - own(a));
    for (const [index, bid] of sent.entries()) {
      answerBid(stage, plan, award, bid, award.answers?.[index] ?? 'confirm', now);
    }
    if (award.again) awardAt(stage, plan, number, award.again);
  });
}

/** The best price of each line among the cheapest sellers, `most` of them: with the favoured one, without the passed one. */
function chooseLines(
  comparison: Comparison,
  most: number,
  { favoured, passed }: { favoured: Actor | null; passed: Actor | null },
) {
  const isFavoured = (name: string) => favoured !== null && bearsName(favoured, name);
  const free = comparison.sellers.filter(
    (seller) =>
      seller.status === 'SUBMITTED' && !seller.expired && !(passed !== null && bearsName(passed, seller.company_name)),
  );
  const able = free.filter((seller) => most === 1 || (!seller.all_or_nothing && seller.min_order_amount === null));
  const figure = (id: string) => {
    const cells = comparison.rows.flatMap(({ cells: all }) => all.filter((cell) => cell.quotation_id === id));
    const priced = cells.flatMap((cell) => cell.comparable_amount ?? []);
    return { lines: priced.length, sum: priced.reduce((sum, amount) => sum + Number(amount), 0) };
  };
  const ranked = able
    .map((seller) => ({ seller, ...figure(seller.quotation_id) }))
    .filter(({ seller, lines }) => lines > 0 && (isFavoured(seller.company_name) || lines > 2))
    .sort((a, b) => b.lines - a.lines || a.sum - b.sum)
    .sort((a, b) => Number(isFavoured(b.seller.company_name)) - Number(isFavoured(a.seller.company_name)));
  const chosen = new Set(ranked.slice(0, most).map(({ seller }) => seller.quotation_id));
  return comparison.rows.flatMap(({ line, cells }) => {
    const [best] = cells
      .filter((cell) => chosen.has(cell.quotation_id) && cell.comparable_price !== null)
      .sort((a, b) => Number(a.comparable_price) - Number(b.comparable_price));
    if (!best) return [];
    const accept_alternate = best.line.response === 'alternate';
    return [{ rfq_line_id: line.id, quotation_id: best.quotation_id, accept_alternate }];
  });
}

function answerBid(stage: Stage, plan: RequestPlan, award: AwardPlan, bid: Bid, answer: BidAnswer, sent: Date): void {
  const { agenda, random } = stage;
  const seller = actorCalled(stage, bid.counterpart_name);
  if (answer === 'wait') return;
  if (answer === 'lapse') {
    const due = new Date(Date.parse(bid.answer_until) + 1000);
    agenda.add(due, async (now) => void (await lapseDueBids(workAt(stage, now))));
    return;
  }
  const recent = typeof award.on !== 'number';
  if (answer === 'takeBack') {
    const buyer = actorOf(stage, plan.buyer);
    agenda.add(workingHoursLater(sent, 2), async (now) => {
      await takeBackBid(workOf(stage, buyer, now), bid.id, bid.version);
    });
    return;
  }
  const at = recent
    ? new Date(sent.getTime() + ANSWER_MINUTES * 60_000)
    : workingHoursLater(sent, random.between(1, 7));
  agenda.add(at, async (now) => {
    const work = workOf(stage, seller, now);
    if (answer === 'decline') {
      const reason = '그 사이 재고가 소진되어 요청 납기를 맞출 수 없습니다.';
      await declineBid(work, bid.id, { version: bid.version, reason });
    } else {
      await confirmBid(work, bid.id, { version: bid.version, note: null, reserve_line_ids: [] });
      await followOrders(stage, actorOf(stage, plan.buyer), bid.rfq_number_id, award, now);
    }
  });
}

/** Once the last bid is answered there are orders. */
async function followOrders(stage: Stage, buyer: Actor, number: string, award: AwardPlan, now: Date): Promise<void> {
  const project = await getProject(workOf(stage, buyer, now), number);
  if (project.status !== 'ORD') return;
  for (const order of project.orders) followOrder(stage, order, award.steps ?? [], now);
}
