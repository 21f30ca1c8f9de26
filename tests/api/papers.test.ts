import { describe, expect, test } from 'vitest';
import { type Caller, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { orderIn } from '../support/states';

const { server, buyer, seller, stranger } = await startTrade({
  people: { stranger: (api) => joinSeller(api, ['pipe'], { company_name: '남의강관' }) },
});

async function get(who: Caller | null, path: string, lang: 'ko' | 'en' = 'ko') {
  const reply = await server.api('GET', path, { lang, ...(who?.token ? { token: who.token } : {}) });
  return { ...reply, start: reply.body instanceof Uint8Array ? Buffer.from(reply.body).toString('latin1', 0, 5) : '' };
}

const nameOf = (headers: Headers) => decodeURIComponent(headers.get('content-disposition') ?? '');

describe('papers of an order', () => {
  test.each(['purchase_order', 'statement'] as const)('%s: both sides get a PDF, nobody else', async (kind) => {
    const order = await orderIn('unpaid', { buyer, seller });
    const path = `/order/${order.order_number}/paper/${kind}`;
    for (const who of [buyer, seller]) {
      const paper = await get(who, path);
      expect(paper).toMatchObject({ status: 200, start: '%PDF-' });
      expect(paper.headers.get('content-type')).toBe('application/pdf');
      expect(nameOf(paper.headers)).toContain(order.order_number);
    }
    expect(await get(stranger, path)).toMatchObject({ status: 404, body: { mcode: 4000 } });
    expect(await get(null, path)).toMatchObject({ status: 401, body: { mcode: 1000 } });
  });

  test('a paper is named in the language of its reader, and an unknown kind is no paper', async () => {
    const order = await orderIn('unpaid', { buyer, seller });
    const path = `/order/${order.order_number}/paper`;
    expect(nameOf((await get(buyer, `${path}/statement`, 'en')).headers)).toContain('Statement of transaction');
    expect(nameOf((await get(buyer, `${path}/statement`)).headers)).toContain('거래명세서');
    expect(await get(buyer, `${path}/invoice`)).toMatchObject({ status: 400, body: { mcode: 4 } });
  });
});

test('a packing list is printed per shipment, for the two companies alone', async () => {
  const order = await orderIn('shipped', { buyer, seller });
  const path = `/order/${order.order_number}/shipment/${order.shipments[0]?.id}/packing-list`;
  expect(await get(buyer, path)).toMatchObject({ status: 200, start: '%PDF-' });
  expect(await get(stranger, path)).toMatchObject({ status: 404 });
  const other = await orderIn('shipped', { buyer, seller });
  const foreign = `/order/${order.order_number}/shipment/${other.shipments[0]?.id}/packing-list`;
  expect(await get(buyer, foreign)).toMatchObject({ status: 404, body: { mcode: 4000 } });
});

describe('the quotation as a paper', () => {
  test('is for the seller who wrote it', async () => {
    const order = await orderIn('unpaid', { buyer, seller });
    const path = `/quotation/request/${order.rfq_number_id}/paper`;
    expect(await get(seller, path)).toMatchObject({ status: 200, start: '%PDF-' });
    expect((await get(buyer, path)).status).toBeGreaterThanOrEqual(403);
    expect((await get(stranger, path)).status).toBe(404);
  });
});
