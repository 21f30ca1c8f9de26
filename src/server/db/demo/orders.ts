import type { PricedOrder, OrderSummary } from '../../../contract/entities/order';
import type { Currency } from '../../../contract/values';
import { countsAsReceivedAt } from '../../../domain/states/receipt';
import { seoulDay } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { answerCancel, cancelOrder } from '../../modules/order/cancel.service';
import { openClaim, resolveClaim } from '../../modules/order/claim.service';
import { receiveOrder, shipOrder } from '../../modules/order/delivery.service';
import { receiveDueShipments } from '../../modules/order/dueReceipts.service';
import { stateExportTerms } from '../../modules/order/exportTerms.service';
import { getOrder } from '../../modules/order/order.service';
import {
  confirmBalance,
  confirmPayment,
  confirmRefund,
  recordTaxInvoice,
  rejectPayment,
  reportPayment,
} from '../../modules/order/payment.service';
import { answerSettlement } from '../../modules/order/settlement.service';
import { workingHoursLater } from './calendar';
import type { OrderStep } from './plan';
import type { Random } from './random';
import { type Actor, actorCalled, type Stage, workAt, workOf } from './stage';
import { daysLater } from '../../../domain/time/spans';

interface StepRule {
  by: 'buyer' | 'seller';
  /** Working hours after the step before it. */
  after: [low: number, high: number];
  take: (work: MemberWork, order: PricedOrder, random: Random) => Promise<unknown>;
}

const CARRIERS = ['경동화물', '대신화물', '자체 차량 (11톤 카고)', '자체 차량 (5톤 크레인)'];

const RULES: Readonly<Record<OrderStep, StepRule>> = {
  report: {
    by: 'buyer',
    after: [2, 7],
    take: (work, { order_number, version, buyer }) =>
      reportPayment(work, order_number, {
        version,
        paid_on: seoulDay(work.now),
        depositor: buyer.company_name,
        note: null,
        file_ids: [],
      }),
  },
  reject: {
    by: 'seller',
    after: [1, 4],
    take: (work, { order_number, version }) =>
      rejectPayment(work, order_number, { version, reason: '입금자명과 금액이 일치하는 내역이 확인되지 않습니다.' }),
  },
  confirm: {
    by: 'seller',
    after: [1, 5],
    take: (work, { order_number, version }) => confirmPayment(work, order_number, { version, note: null }),
  },
  invoice: {
    by: 'seller',
    after: [1, 3],
    take: (work, { order_number, version }, random) =>
      recordTaxInvoice(work, order_number, {
        version,
        number: `${seoulDay(work.now).replaceAll('-', '')}-${random.whole(10_000_000, 99_999_999)}`,
        issued_on: seoulDay(work.now),
      }),
  },
  exportTerms: {
    by: 'seller',
    after: [1, 3],
    take: (work, { order_number, version, lines, total_weight_kg }) =>
      stateExportTerms(work, order_number, {
        version,
        terms: {
          incoterm: 'FOB',
          named_place: 'Busan Port, Korea',
          port_of_loading: 'Busan, Korea',
          port_of_discharge: 'Jubail, Saudi Arabia',
          marks: 'GARAM / JUBAIL / C-NO. 1-UP / MADE IN KOREA',
          gross_weight_kg: (Number(total_weight_kg) * PACKED).toFixed(1),
          net_weight_kg: null,
          packages: `${lines.length * 2} bundles`,
          lines: lines.map(({ id }) => ({ line_id: id, description: null, hs_code: PIPE_CODE, origin: null })),
          deliveries: [],
        },
      }),
  },
  ship: { by: 'seller', after: [14, 24], take: (work, order, random) => send(work, order, random) },
  shipHalf: {
    by: 'seller',
    after: [8, 14],
    take: (work, order, random) =>
      send(work, { ...order, lines: order.lines.slice(0, Math.ceil(order.lines.length / 2)) }, random),
  },
  shipHeavy: { by: 'seller', after: [14, 24], take: (work, order, random) => send(work, order, random, HEAVY) },
  receive: {
    by: 'buyer',
    after: [9, 15],
    take: (work, { order_number, version }) =>
      receiveOrder(work, order_number, { version, note: null, shipment_id: null, lines: [], claim: null }),
  },
  claim: {
    by: 'buyer',
    after: [6, 12],
    take: (work, { order_number, version }) =>
      openClaim(work, order_number, {
        version,
        claim: { kind: 'damage', text: '파이프 3본의 끝단이 찌그러져 도착했습니다. 사진을 확인해 주세요.' },
      }),
  },
  resolve: {
    by: 'buyer',
    after: [8, 14],
    take: (work, { order_number, version, claims }) =>
      resolveClaim(work, order_number, claims.find(({ status }) => status === 'OPEN')?.id ?? '', {
        version,
        resolution: '불량분을 교체 납품받았습니다.',
      }),
  },
  refuseWeight: {
    by: 'buyer',
    after: [3, 6],
    take: (work, { order_number, version }) =>
      answerSettlement(work, order_number, {
        version,
        agree: false,
        note: '계근 중량이 이론 중량보다 8% 많습니다. 계근표를 보내 주세요.',
      }),
  },
  cancel: {
    by: 'buyer',
    after: [4, 9],
    take: (work, { order_number, version }) =>
      cancelOrder(work, order_number, { version, reason: '설계 변경으로 해당 구간 물량이 삭제되었습니다.' }),
  },
  sellerCancels: {
    by: 'seller',
    after: [4, 9],
    take: (work, { order_number, version }) =>
      cancelOrder(work, order_number, { version, reason: '생산 일정이 밀려 납기를 지킬 수 없습니다.' }),
  },
  agree: {
    by: 'seller',
    after: [2, 6],
    take: (work, { order_number, version }) =>
      answerCancel(work, order_number, { version, agree: true, note: '출고 전이라 취소 가능합니다.' }),
  },
  refuse: {
    by: 'seller',
    after: [2, 6],
    take: (work, { order_number, version }) =>
      answerCancel(work, order_number, { version, agree: false, note: '이미 절단 가공이 끝났습니다.' }),
  },
  refund: {
    by: 'buyer',
    after: [6, 12],
    take: (work, { order_number, version }) => confirmRefund(work, order_number, { version, note: null }),
  },
};

/** Seamless pipe of non-alloy steel, as the demo's seller declares it. */
const PIPE_CODE = '730439';
/** What bundles and caps weigh, beside the pipes in them. */
const PACKED = 1.015;

/** What a heavy delivery weighs, of what was ordered: beyond what is settled without the buyer's yes. */
const HEAVY = 1.08;

/** All lines of an order leave together. */
function send(work: MemberWork, order: PricedOrder, random: Random, heavier = 1): Promise<unknown> {
  const korean = order.totals.currency === 'KRW';
  return shipOrder(work, order.order_number, {
    version: order.version,
    carrier: korean ? random.pick(CARRIERS) : 'Ocean freight, 1 x 40 ft',
    tracking_number: `${korean ? 'KD' : 'BL'}-${random.whole(100_000, 999_999)}`,
    vehicle_number: korean ? `경기 ${random.whole(80, 99)}바 ${random.whole(1000, 9999)}` : null,
    driver_phone: korean ? '010-5555-0142' : null,
    freight_amount: null,
    shipped_on: null,
    expected_on: arrivalOf(order.totals.currency, work.now),
    note: korean ? '밀시트 원본을 함께 보냅니다.' : 'Mill certificates are in the document pouch.',
    lines: order.lines.map((line) => weighed(line, random, heavier)),
    certificates: [],
  });
}

/** A line as it leaves: its heat, and on the scale within a percent of `heavier` times what was ordered. */
function weighed(line: PricedOrder['lines'][number], random: Random, heavier: number) {
  const kilos = line.price_uom === 'TON' ? Number(line.priced_qty) * 1000 : Number(line.priced_qty);
  const byScale = line.weight_basis === 'actual' && (line.price_uom === 'KG' || line.price_uom === 'TON');
  return {
    line_id: line.id,
    qty: line.qty,
    heat_numbers: [`${random.pick(['A', 'B', 'C'])}${random.whole(100_000, 999_999)}`],
    weighed_kg: byScale ? Math.max(0.001, kilos * heavier * random.between(0.99, 1.01)).toFixed(3) : null,
  };
}

/** Puts the next step of an order on the agenda; each step leads to the one after it. */
export function followOrder(stage: Stage, order: OrderSummary, steps: readonly OrderStep[], from: Date): void {
  const [step, ...rest] = steps;
  if (!step) return;
  const rule = RULES[step];
  const at = workingHoursLater(from, stage.random.between(...rule.after));
  stage.agenda.add(at, async (now) => {
    const sides = sidesOf(stage, await getOrder(anyOf(stage, order, now), order.order_number));
    const work = workOf(stage, sides[rule.by], now);
    await rule.take(work, await getOrder(work, order.order_number), stage.random);
    if (step === 'ship' && rest.length === 0) expectReceipt(stage, order, now);
    if (step === 'receive') expectBalance(stage, order, now);
    followOrder(stage, order, rest, now);
  });
}

/** What the scale made more or less of is paid, or given back, the same day. */
function expectBalance(stage: Stage, order: OrderSummary, received: Date): void {
  stage.agenda.add(workingHoursLater(received, 3), async (now) => {
    const seen = await getOrder(anyOf(stage, order, now), order.order_number);
    if (seen.balance?.status !== 'DUE') return;
    const payee = sidesOf(stage, seen)[seen.balance.direction === 'pay' ? 'seller' : 'buyer'];
    await confirmBalance(workOf(stage, payee, now), order.order_number, { version: seen.version, note: null });
  });
}

/** A shipment that nobody answers counts as received a week after the day it should arrive. */
function expectReceipt(stage: Stage, order: OrderSummary, shipped: Date): void {
  const at = countsAsReceivedAt(shipped, arrivalOf(order.currency, shipped));
  stage.agenda.add(new Date(at.getTime() + 1000), async (now) => {
    await receiveDueShipments(workAt(stage, now));
  });
}

/** The day on which a shipment should arrive: the next one in Korea, else after the voyage. */
const arrivalOf = (currency: Currency, shipped: Date) => daysLater(seoulDay(shipped), currency === 'KRW' ? 1 : 18);

function anyOf(stage: Stage, order: OrderSummary, now: Date): MemberWork {
  return workOf(stage, actorCalled(stage, order.counterpart_name), now);
}

function sidesOf(stage: Stage, order: PricedOrder): { buyer: Actor; seller: Actor } {
  return { buyer: actorCalled(stage, order.buyer.company_name), seller: actorCalled(stage, order.seller.company_name) };
}
