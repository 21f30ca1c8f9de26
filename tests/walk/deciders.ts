import type { Page } from '@playwright/test';
import { getBid } from '../../src/contract/endpoints/bid';
import * as orders from '../../src/contract/endpoints/order';
import { at } from '../support/browserPeople';
import { heading } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { orderIn, projectIn, type Two } from '../support/states';
import { awarded, readRfq } from '../support/trade';
import { dialogButton, type Writer } from './writers';

const say = sayIn('ko');

const nothingTyped = { cells: [], saved: async () => ({}) } as const;

const headingSays = async (page: Page, status: string) =>
  (
    (await heading(page)
      .textContent({ timeout: 1_000 })
      .catch(() => null)) ?? ''
  ).includes(say(`trade:status.${status}`));

/** Presses the page's own button, not the one of a window over it. */
const pressIn = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** A buyer before a comparison, who awards it; then before the next one. */
export async function awardWriter(people: Two): Promise<Writer> {
  let { rfq_number_id: number } = await projectIn('CMP', people);
  const all = new Set([number]);
  return {
    ...nothingTyped,
    name: 'award',
    person: people.buyer,
    path: () => at('ko', `/service/project/purchase/bid/${number}`),
    ready: (page) => page.getByRole('button', { name: say('project:plan.take') }).first(),
    press: async (page) => {
      const send = page.getByRole('main').getByRole('button', { name: say('project:award.send') });
      const take = page.getByRole('button', { name: say('project:plan.take') }).first();
      if (
        !(await send
          .first()
          .isEnabled()
          .catch(() => false))
      )
        await take.click();
      await send.first().click();
    },
    confirm: (page) => dialogButton(page, say('project:award.send')),
    // The page before is headed by the name of the button, which holds the name of the status.
    showsSent: async (page) =>
      (await headingSays(page, 'project.BID')) &&
      !(await heading(page).textContent())?.includes(say('project:award.send')),
    sent: async () => {
      const projects = await Promise.all([...all].map((one) => readRfq(people.buyer, one)));
      return projects.filter(({ status }) => status !== 'CMP').length;
    },
    again: async () => {
      number = (await projectIn('CMP', people)).rfq_number_id;
      all.add(number);
    },
  };
}

/** A seller before an award, who accepts it, which makes an order; then before the next one. */
export async function acceptanceWriter(people: Two): Promise<Writer> {
  const next = async () => {
    const { rfq_number_id } = await projectIn('CMP', people);
    const { bids } = await awarded(people.buyer, people.seller, rfq_number_id);
    for (const { id } of bids) all.add(id);
    return rfq_number_id;
  };
  const all = new Set<string>();
  let number = await next();
  const button = say('project:bid.confirm');
  return {
    ...nothingTyped,
    name: 'acceptance',
    person: people.seller,
    path: () => at('ko', `/service/project/sale/quotation/${number}`),
    ready: (page) => page.getByRole('button', { name: button, exact: true }),
    press: (page) => pressIn(page, button),
    confirm: (page) => dialogButton(page, button),
    showsSent: async (page) => (await headingSays(page, 'bid.CONFIRMED')) || (await headingSays(page, 'order.OPEN')),
    sent: async () => {
      const bids = await Promise.all([...all].map((bid_id) => people.seller.ok(getBid, { params: { bid_id } })));
      return bids.filter(({ status }) => status === 'CONFIRMED').length;
    },
    again: async () => {
      number = await next();
    },
  };
}

/** A buyer before a delivery, who says that it came; then before the next one. */
export async function receiptWriter(people: Two): Promise<Writer> {
  let order = await orderIn('shipped', people);
  const all = new Set([order.order_number]);
  const button = say('project:act.receive.do');
  return {
    ...nothingTyped,
    name: 'receipt',
    person: people.buyer,
    path: () => at('ko', `/service/project/${order.order_number}`),
    ready: (page) => page.getByRole('main').getByRole('button', { name: button, exact: true }),
    press: (page) => pressIn(page, button),
    confirm: (page) => dialogButton(page, button),
    showsSent: (page) => headingSays(page, 'order.FINISHED'),
    sent: async () => {
      const known = await Promise.all(
        [...all].map((order_number) => people.buyer.ok(orders.getOrder, { params: { order_number } })),
      );
      return known.filter(({ lines }) => lines.some(({ received_qty }) => Number(received_qty) > 0)).length;
    },
    again: async () => {
      order = await orderIn('shipped', people);
      all.add(order.order_number);
    },
  };
}
