import type { Rfq } from '../../../contract/entities/rfq';
import {
  declineRequest,
  saveQuotationDraft,
  submitQuotation,
  withdrawQuotation,
} from '../../modules/quotation/quotation.service';
import { workingHoursLater } from './calendar';
import type { RequestPlan } from './plan';
import { currencyFor, type Offer, quotationOf } from './quoting';
import { type Actor, actorById, type Stage, workOf } from './stage';
import { HOUR_MS } from '../../../domain/time/spans';

const OWN_SELLER = 'bareun';
/** Too dear for any award. */
const LOSING = 1.3;
const REVISED_SHARE = 0.15;
const ATTEMPTS = 6;

const REASONS = [
  '취급하지 않는 규격이 많아 이번에는 견적이 어렵습니다.',
  '요청 납기 안에 생산이 어렵습니다.',
  '해당 재질은 현재 재고가 없습니다.',
];

/** Decides who of the matched sellers quotes, who declines and who stays silent, and when. */
export function inviteAnswers(
  stage: Stage,
  plan: RequestPlan,
  rfq: Rfq,
  { matched, until }: { matched: ReadonlyArray<{ company_id: string; line_ids: string[] }>; until: Date },
): void {
  const { random } = stage;
  const end = new Date(Math.min(until.getTime(), Date.parse(rfq.closes_at ?? '')));
  const put = {
    quotation: (offer: Offer) => putQuotation(stage, rfq, offer, end),
    refusal: (seller: Actor) => putRefusal(stage, rfq, seller, end),
    draft: (offer: Offer) => putDraft(stage, rfq, offer, end),
  };
  const requested = matched.flatMap(({ company_id, line_ids }) => {
    const seller = actorById(stage, company_id);
    return seller && currencyFor(seller, rfq) ? [{ seller, matched: new Set(line_ids) }] : [];
  });
  // Those who can supply more of the list are the likelier to answer.
  const others = requested
    .filter(({ seller }) => seller.company.key !== OWN_SELLER)
    .map((one) => ({ ...one, rank: one.matched.size * random.between(0.5, 1.5) }))
    .sort((a, b) => b.rank - a.rank);
  const quoting = others.slice(0, plan.quotes ?? 0);
  const declining = others.slice(quoting.length, quoting.length + (plan.declines ?? 0));
  const { validDays } = plan;
  for (const one of quoting) put.quotation({ ...one, level: random.between(0.95, 1.12), conditions: true, validDays });
  for (const { seller } of declining) put.refusal(seller);

  const own = requested.find(({ seller }) => seller.company.key === OWN_SELLER);
  if (!own || !plan.own) return;
  if (plan.own === 'declines') return put.refusal(own.seller);
  // Cheap enough to win everything alone, or a share of it where the award is split.
  const winning = (plan.award?.sellers ?? 1) > 1 ? 0.98 : 0.9;
  let level = winning;
  if (plan.own === 'loses') level = LOSING;
  else if (plan.own !== 'wins') level = random.between(0.97, 1.06);
  const offer = { ...own, level, conditions: false, byWeight: plan.byWeight, validDays };
  if (plan.own === 'draft') put.draft(offer);
  else if (plan.own === 'withdraws') putWithdrawn(stage, rfq, offer, end);
  else put.quotation(offer);
}

/** Some moment between the request and `end`, in working hours where that leaves enough time. */
function answerTime(stage: Stage, rfq: Rfq, end: Date): Date {
  const { random } = stage;
  const start = Date.parse(rfq.submitted_at ?? '');
  const latest = end.getTime() - (end.getTime() - start) * 0.04;
  let wished = start;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    wished = start + (latest - start) * random.between(0.05, 0.95);
    const working = workingHoursLater(new Date(wished), random.between(0.1, 2));
    if (working.getTime() < latest) return working;
  }
  return new Date(wished);
}

function putQuotation(stage: Stage, rfq: Rfq, offer: Offer, end: Date): void {
  const { agenda, random } = stage;
  const number = rfq.rfq_number_id;
  agenda.add(answerTime(stage, rfq, end), async (now) => {
    const first = quotationOf(random, rfq, offer, 0);
    if (!first.lines.some((line) => line.unit_price !== null)) return;
    const sent = await submitQuotation(workOf(stage, offer.seller, now), number, first);
    const later = new Date(now.getTime() + random.between(1, 5) * HOUR_MS);
    if (!random.chance(REVISED_SHARE) || later >= end) return;
    agenda.add(later, async (at) => {
      const better = quotationOf(random, rfq, { ...offer, level: offer.level * 0.97 }, sent.version);
      await submitQuotation(workOf(stage, offer.seller, at), number, better);
    });
  });
}

/** A quotation that its seller takes back before the deadline. */
function putWithdrawn(stage: Stage, rfq: Rfq, offer: Offer, end: Date): void {
  const { agenda, random } = stage;
  const number = rfq.rfq_number_id;
  agenda.add(answerTime(stage, rfq, end), async (now) => {
    const work = workOf(stage, offer.seller, now);
    const sent = await submitQuotation(work, number, quotationOf(random, rfq, offer, 0));
    await withdrawQuotation(work, number, sent.version);
  });
}

function putDraft(stage: Stage, rfq: Rfq, offer: Offer, end: Date): void {
  stage.agenda.add(answerTime(stage, rfq, end), async (now) => {
    const whole = quotationOf(stage.random, rfq, offer, 0);
    const half = whole.lines.slice(0, Math.ceil(whole.lines.length / 2));
    await saveQuotationDraft(workOf(stage, offer.seller, now), rfq.rfq_number_id, { ...whole, lines: half });
  });
}

function putRefusal(stage: Stage, rfq: Rfq, seller: Actor, end: Date): void {
  const reason = seller.company.language === 'ko' ? stage.random.pick(REASONS) : 'Outside our stock range this time.';
  stage.agenda.add(answerTime(stage, rfq, end), async (now) => {
    await declineRequest(workOf(stage, seller, now), rfq.rfq_number_id, reason);
  });
}
