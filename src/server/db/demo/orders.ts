import type { Order, OrderSummary } from '../../../contract/entities/order';
import { RECEIPT_DAYS } from '../../../contract/constants';
import { seoulDay } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { answerCancel, cancelOrder } from '../../modules/trade/order/cancel.service';
import { receiveOrder, shipOrder } from '../../modules/trade/order/delivery.service';
import { receiveDueShipments } from '../../modules/trade/order/dueReceipts.service';
import { getOrder } from '../../modules/trade/order/order.service';
import {
  confirmBalance,
  confirmPayment,
  confirmRefund,
  rejectPayment,
  reportPayment,
} from '../../modules/trade/order/payment.service';
import { workingHoursLater } from './calendar';
import type { OrderStep } from './plan';
import type { Random } from './random';
import { type Actor, type Stage, workAt, workOf } from './stage';
import { DAY_MS } from '../../../domain/time/spans';

interface StepRule {
  by: 'buyer' | 'seller';
  /** Working hours after the step before it. */
  after: [low: number, high: number];
  take: (work: MemberWork, order: Order, random: Random) => Promise<unknown>;
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
  ship: {
    by: 'seller',
    after: [14, 24],
    take: (work, { order_number, version, totals, lines }, random) => {
      const korean = totals.currency === 'KRW';
      return shipOrder(work, order_number, {
        version,
        carrier: korean ? random.pick(CARRIERS) : 'Ocean freight, 1 x 40 ft',
        tracking_number: `${korean ? 'KD' : 'BL'}-${random.whole(100_000, 999_999)}`,
        note: korean ? '밀시트 원본을 함께 보냅니다.' : 'Mill certificates are in the document pouch.',
        lines: lines.map((line) => weighed(line, random)),
        certificates: [],
      });
    },
  },
  receive: {
    by: 'buyer',
    after: [9, 15],
    take: (work, { order_number, version }) =>
      receiveOrder(work, order_number, { version, note: null, shipment_id: null, lines: [], claim: null }),
  },
  cancel: {
    by: 'buyer',
    after: [4, 9],
    take: (work, { order_number, version }) =>
      cancelOrder(work, order_number, { version, reason: '설계 변경으로 해당 구간 물량이 삭제되었습니다.' }),
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

/** A line as it leaves: its heat, and on the scale within a percent of what was ordered. */
function weighed(line: Order['lines'][number], random: Random) {
  const kilos = line.price_uom === 'TON' ? Number(line.priced_qty) * 1000 : Number(line.priced_qty);
  const byScale = line.weight_basis === 'actual' && (line.price_uom === 'KG' || line.price_uom === 'TON');
  return {
    line_id: line.id,
    qty: line.qty,
    heat_numbers: [`${random.pick(['A', 'B', 'C'])}${random.whole(100_000, 999_999)}`],
    weighed_kg: byScale ? Math.max(0.001, kilos * random.between(0.99, 1.01)).toFixed(3) : null,
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
    if (step === 'ship' && rest.length === 0) expectReceipt(stage, now);
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

/** A shipment that nobody answers counts as received after a week. */
function expectReceipt(stage: Stage, shipped: Date): void {
  stage.agenda.add(new Date(shipped.getTime() + RECEIPT_DAYS * DAY_MS + 1000), async (now) => {
    await receiveDueShipments(workAt(stage, now));
  });
}

function anyOf(stage: Stage, order: OrderSummary, now: Date): MemberWork {
  return workOf(stage, byName(stage, order.counterpart_name), now);
}

function sidesOf(stage: Stage, order: Order): { buyer: Actor; seller: Actor } {
  return { buyer: byName(stage, order.buyer.company_name), seller: byName(stage, order.seller.company_name) };
}

function byName(stage: Stage, name: string): Actor {
  const actor = [...stage.actors.values()].find((one) => one.company.name === name);
  if (!actor) throw new Error(`no company called ${name} in the demo`);
  return actor;
}
