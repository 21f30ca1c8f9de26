import type { StockItem } from '../../../contract/entities/stock';
import { cartRequestLine } from '../../../contract/entities/cart';
import { parseLine } from '../../../domain/material/parseLine';
import { specOfLine } from '../../../domain/material/spec';
import { addAddress, listAddresses } from '../../modules/cart/address.service';
import { putInCart } from '../../modules/cart/cart.service';
import { place } from '../../modules/cart/purchase.service';
import { save } from '../../modules/market/interest/interest.service';
import { readStore } from '../../modules/market/store.service';
import { answerAboutItem, askAboutItem } from '../../modules/market/question.service';
import { listItems } from '../../modules/stock/item.service';
import { listRequests } from '../../modules/quotation/sellerRequest.service';
import { closeItems } from '../../modules/stock/opening.service';
import { lapseUnpaidStockOrders } from '../../modules/order/stockOrder.service';
import { followOrder } from './orders';
import type { OrderStep } from './plan';
import { actorOf, type Stage, workAt, workOf } from './stage';

const BUYER = 'garam';
const SELLER = 'bareun';
const DAY_HOURS = 24;

/** The demo's buyer buys listed stock of its seller, keeps some for later, asks about it and saves what is of interest. */
export function stageShopping(stage: Stage): void {
  const { agenda, calendar } = stage;
  const [buyer, seller] = [actorOf(stage, BUYER), actorOf(stage, SELLER)];
  const asBuyer = (now: Date) => workOf(stage, buyer, now);
  const asSeller = (now: Date) => workOf(stage, seller, now);
  /** Lots for sale with pieces enough, in the order in which they were brought in. */
  const offered = async (now: Date): Promise<StockItem[]> => {
    const { items } = await listItems(asSeller(now), { limit: 100, state: 'open' });
    return items.filter(({ open_qty, unit_price, moq }) => Number(open_qty) >= 4 + Number(moq) && unit_price !== null);
  };

  agenda.add(calendar.at(-11, 9.5), async (now) => {
    const work = asBuyer(now);
    const [lot] = await offered(now);
    const store = await readStore(work, work.session, seller.company_id);
    await save(work, { record_type: 'store', record_id: seller.company_id });
    if (lot) await save(work, { record_type: 'stock', record_id: lot.id });
    const material = store.materials[0];
    if (material) await save(work, { record_type: 'material', record_id: material.id });
  });
  // The lot with the changing price is opened on day −10 and gets its new price on day −2.
  agenda.add(calendar.at(-9, 9.5), async (now) => {
    const dear = (await offered(now)).find(({ lot_no }) => lot_no === 'BAR-D3');
    if (dear) await save(asBuyer(now), { record_type: 'stock', record_id: dear.id });
  });
  agenda.add(calendar.at(-8, 10), async (now) => {
    const [, , lot] = await offered(now);
    if (!lot) return;
    await save(asBuyer(now), { record_type: 'stock', record_id: lot.id });
    await closeItems(asSeller(now), [{ item_id: lot.id, version: lot.version }]);
  });

  agenda.add(calendar.at(-11, 10), async (now) => {
    await addAddress(asBuyer(now), {
      label: '온산 현장',
      recipient: '김도현',
      phone: '010-0000-1201',
      postal_code: '45010',
      address: '울산광역시 울주군 온산읍 현장 자재창고',
      is_default: true,
    });
  });
  buy(stage, -10, 1, offered, ['report', 'confirm', 'ship', 'receive']);
  buy(stage, -7, 3, offered, []);
  agenda.add(new Date(calendar.at(-7, 11).getTime() + 6 * DAY_HOURS * 3_600_000), async (now) => {
    await lapseUnpaidStockOrders(workAt(stage, now));
  });
  buy(stage, { minutesAgo: 35 }, 4, offered, []);

  agenda.add(calendar.at(-6, 10), async (now) => {
    const [first, second] = await offered(now);
    for (const lot of [first, second]) {
      if (!lot) continue;
      const requested = await askAboutItem(asBuyer(now), lot.id, '밀시트 원본을 함께 받을 수 있나요?');
      const question = requested.items.at(-1);
      if (lot !== first || !question) continue;
      const given = { version: question.version, answer: '네, EN 10204 3.1 원본을 동봉해 드립니다.' };
      await answerAboutItem(asSeller(now), { item_id: lot.id, question_id: question.id }, given);
    }
  });
  agenda.add(calendar.moment({ minutesAgo: 30 }, 9), async (now) => {
    const [request] = (await listRequests(asSeller(now), { limit: 1, sort: 'received' })).items;
    if (request) await save(asSeller(now), { record_type: 'request', record_id: request.rfq_number_id });
  });
  agenda.add(calendar.moment({ minutesAgo: 25 }, 9), async (now) => {
    const lot = (await offered(now))[5];
    const spec = specOfLine(parseLine('FLANGE WN 6" 150# RF A105'));
    await putInCart(asBuyer(now), {
      stock: lot ? [{ item_id: lot.id, qty: '2', seen_price: lot.unit_price, seen_price_uom: lot.price_uom }] : [],
      request: [{ raw_text: 'FLANGE WN 6" 150# RF A105', spec, qty: '12', uom: cartRequestLine.shape.uom.parse('EA') }],
      more: false,
    });
  });
}

type Offered = (now: Date) => Promise<StockItem[]>;

/** The buyer takes two pieces of the lot at `index`; the order goes through `steps`. */
function buy(stage: Stage, on: number | { minutesAgo: number }, index: number, offered: Offered, steps: OrderStep[]) {
  stage.agenda.add(stage.calendar.moment(on, 11), async (now) => {
    const work = workOf(stage, actorOf(stage, BUYER), now);
    const lot = (await offered(now))[index];
    if (!lot?.unit_price || !lot.price_uom) return;
    const [address] = (await listAddresses(work)).items;
    const { orders } = await place(work, {
      lines: [{ item_id: lot.id, qty: '2', unit_price: lot.unit_price, price_uom: lot.price_uom }],
      address_id: address?.id ?? '',
      note: null,
      cost: { cost_centre_id: null, project_id: null },
      budget_word: null,
      terms_accepted: true,
    });
    for (const order of orders) followOrder(stage, order, steps, now);
  });
}
