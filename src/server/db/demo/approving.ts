import { addAddress } from '../../modules/cart/address.service';
import { requestPurchase } from '../../modules/cart/approval/purchaseApproval.service';
import { stateApprovalRules } from '../../modules/award/approval/rule.service';
import { listItems } from '../../modules/stock/item.service';
import { actorOf, type Stage, workOf } from './stage';

const BUYER = 'nuri';
const SELLER = 'bareun';
const PIECES = 2;

/** A second buyer has every purchase approved by an owner; what one of its people orders waits, and its stock is reserved. */
export function stageApproving(stage: Stage): void {
  const { agenda, calendar } = stage;
  const buyer = actorOf(stage, BUYER);
  agenda.add(calendar.moment({ minutesAgo: 24 }, 9), async (now) => {
    const rule = {
      name: '구매 전결',
      subject: 'award' as const,
      amount_from: null,
      alternates: false,
      single_bidder: false,
      not_lowest: false,
      over_target: false,
      over_budget: false,
      order: 'in_turn' as const,
      days: 2,
      steps: [{ kind: 'owner' as const }],
    };
    await stateApprovalRules(workOf(stage, buyer, now), { version: 0, rules: [rule] });
  });
  agenda.add(calendar.moment({ minutesAgo: 22 }, 9), async (now) => {
    const { items } = await listItems(workOf(stage, actorOf(stage, SELLER), now), { limit: 100, state: 'open' });
    const lot = items.filter(({ open_qty, moq }) => Number(open_qty) >= 2 * PIECES + Number(moq))[7];
    if (!lot?.unit_price || !lot.price_uom) return;
    const work = workOf(stage, buyer, now, 1);
    const { id: address_id } = await addAddress(work, {
      label: '본사',
      recipient: '임현우',
      phone: '010-0000-1302',
      postal_code: '13494',
      address: '경기도 성남시 분당구 판교로 1200',
      is_default: true,
    });
    await requestPurchase(work, {
      lines: [{ item_id: lot.id, qty: String(PIECES), unit_price: lot.unit_price, price_uom: lot.price_uom }],
      address_id,
      note: null,
      cost: { cost_centre_id: null, project_id: null },
      budget_word: null,
      terms_accepted: true,
      reason: '보수 공사 예비 자재',
    });
  });
}
