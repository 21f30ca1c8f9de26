import { describe, expect, test } from 'vitest';
import { patchCompanyDetail } from '../../src/contract/endpoints/company';
import {
  answerAccount,
  getOrder,
  offerAccount,
  putExportTerms,
  receiveOrder,
  shipOrder,
} from '../../src/contract/endpoints/order';
import { reauth } from '../../src/contract/endpoints/user';
import type { ExportTerms } from '../../src/contract/entities/exportTerms';
import type { Order } from '../../src/contract/entities/order';
import { emptySpec } from '../../src/contract/entities/spec';
import { openDollarAccount, orderInDollars } from '../support/dollarOrder';
import { pdfPages, pdfText } from '../support/pdfText';
import { type Caller, joinSeller, PASSWORD } from '../support/people';
import { startTrade } from '../support/startTrade';
import { flangeLine, ordered, pipeLine } from '../support/trade';

const { server, buyer, seller, abroad, stranger } = await startTrade({
  people: {
    abroad: (api) => joinSeller(api, ['pipe', 'flange', 'valve', 'fitting'], { company_name: '수출강관' }),
    stranger: (api) => joinSeller(api, ['pipe'], { company_name: '남의강관' }),
  },
});

const NOTHING = { gross_weight_kg: null, net_weight_kg: null, packages: null };

/** Terms in which everything is said that an invoice may say. */
const termsOf = (order: Order, change: Partial<ExportTerms> = {}): ExportTerms => ({
  incoterm: 'FOB',
  named_place: 'Busan Port, Korea',
  port_of_loading: 'Busan, Korea',
  port_of_discharge: 'Long Beach, CA, USA',
  marks: 'HANBIT / C-NO. 1-14 / MADE IN KOREA',
  gross_weight_kg: '1180.5',
  net_weight_kg: null,
  packages: '14 bundles',
  lines: order.lines.map(({ id }, index) => ({
    line_id: id,
    description: null,
    hs_code: index === 0 ? '7304.19' : null,
    origin: null,
  })),
  deliveries: [],
  ...change,
});

const at = ({ order_number }: Pick<Order, 'order_number'>) => ({ params: { order_number } });

async function state(who: Caller, order: Order, change: Partial<ExportTerms> = {}): Promise<Order> {
  const { version } = await who.ok(getOrder, at(order));
  return who.ok(putExportTerms, { ...at(order), body: { version, terms: termsOf(order, change) } });
}

const refusal = async (who: Caller, order: Order, change: Partial<ExportTerms>, lang: 'ko' | 'en' = 'ko') => {
  const { version } = await who.ok(getOrder, at(order));
  const body = { version, terms: termsOf(order, change) };
  return who.call(putExportTerms, { ...at(order), body }, { 'accept-language': lang });
};

const downloadOf = (who: Caller, path: string, lang: 'ko' | 'en' = 'ko') =>
  server.api('GET', path, { lang, ...(who.token ? { token: who.token } : {}) });

async function printed(who: Caller, path: string): Promise<string> {
  const { status, body } = await downloadOf(who, path);
  expect(status).toBe(200);
  return (await pdfText(body as Uint8Array)).replaceAll('\n', ' ');
}

const proforma = ({ order_number }: Order) => `/order/${order_number}/paper/proforma_invoice`;
const commercial = (order: Order, index = 0) =>
  `/order/${order.order_number}/shipment/${order.shipments[index]?.id}/paper/commercial_invoice`;

/** A seller that exports: English facts and an account in dollars. */
async function ready(): Promise<void> {
  await abroad.ok(reauth, { body: { password: PASSWORD } });
  await abroad.ok(patchCompanyDetail, {
    body: { name_en: 'Suchul Pipe Co., Ltd.', address_en: '1990, Nakdong-daero, Busan, Korea', ceo_en: 'Gyeongsu Lee' },
  });
  await openDollarAccount(abroad);
}

describe('invoices for abroad', () => {
  test('what is missing is named before printing, and where the account is added', async () => {
    const order = await orderInDollars(buyer, seller);
    const facts = (await seller.ok(getOrder, at(order))).export?.missing.map(({ fact }) => fact);
    expect(facts).toEqual(['terms', 'seller_name', 'seller_address', 'account']);
    const refused = await downloadOf(buyer, proforma(order));
    expect(refused).toMatchObject({ status: 422, body: { mcode: 4014 } });
    expect(JSON.stringify(refused.body)).toContain('seller_address');
    await seller.ok(reauth, { body: { password: PASSWORD } });
    await seller.ok(patchCompanyDetail, { body: { name_en: 'Daehan Pipe', address_en: '1, Haean-ro, Busan' } });
    await state(seller, order);
    const account = await downloadOf(buyer, proforma(order));
    expect(account).toMatchObject({ status: 422, body: { mcode: 4015 } });
    expect((account.body as { message: string }).message).toContain('입금 계좌');
    expect(((await downloadOf(seller, proforma(order), 'en')).body as { message: string }).message).toContain(
      'Bank accounts',
    );
    await openDollarAccount(seller);
    // The order keeps its account until the buyer agrees to the new one.
    expect(await downloadOf(buyer, proforma(order))).toMatchObject({ status: 422, body: { mcode: 4015 } });
    const { version } = await seller.ok(getOrder, at(order));
    const offered = await seller.ok(offerAccount, { ...at(order), body: { version } });
    await buyer.ok(answerAccount, { ...at(order), body: { version: offered.version, agree: true } });
    expect(await printed(buyer, proforma(order))).toContain('PUSBKR2P');
  });

  test('a proforma says in English who sells what to whom at which terms, in cents, to both sides alone', async () => {
    await ready();
    const order = await orderInDollars(buyer, abroad);
    await state(abroad, order);
    const ordered = await printed(buyer, `/order/${order.order_number}/paper/purchase_order?language=en`);
    expect(ordered).toContain('Busan Bank 777-77-7777 Daehan Pipe Co., Ltd. (USD), SWIFT');
    expect(ordered).toContain('PUSBKR2P');
    expect(ordered).toContain('VAT not included');
    for (const who of [buyer, abroad]) {
      const text = await printed(who, `${proforma(order)}?language=ko`);
      for (const word of [
        'Proforma invoice',
        `PI-${order.order_number}`,
        'Suchul Pipe Co., Ltd.',
        '1990, Nakdong-daero, Busan',
        'FOB Busan Port, Korea (Incoterms',
        'Long Beach, CA, USA',
        'PIPE SMLS 4" SCH40',
        '7304.19',
        'Republic of',
        '10 EA',
        '123.50 /EA',
        '1,235.00',
        // At FOB the buyer pays what lies beyond the port: the freight is no part of that price.
        'Materials (FOB Busan Port, Korea) USD 2,223.00',
        'Freight USD 450.00',
        'Total USD 2,673.00',
        '1,180.5 kg',
        '14 bundles',
        'Busan Bank',
        'PUSBKR2P',
      ])
        expect(text).toContain(word);
      expect(text).not.toMatch(/수출강관|발주|공급가액|VAT/);
    }
    expect(await downloadOf(stranger, proforma(order))).toMatchObject({ status: 404 });
  });

  test('a commercial invoice is of one delivery, with its number, day, weights and packages', async () => {
    await ready();
    const order = await orderInDollars(buyer, abroad);
    const [pipe, flange] = order.lines;
    await state(abroad, order);
    const ship = async (lines: { line_id: string; qty: string }[]) => {
      const { version } = await abroad.ok(getOrder, at(order));
      return abroad.ok(shipOrder, { ...at(order), body: { version, lines } });
    };
    await ship([{ line_id: pipe?.id ?? '', qty: '4' }]);
    const shipped = await ship([
      { line_id: pipe?.id ?? '', qty: '6' },
      { line_id: flange?.id ?? '', qty: '8' },
    ]);
    const lacking = shipped.export?.deliveries[0]?.missing.map(({ fact }) => fact);
    expect(lacking).toEqual(['gross_weight', 'packages']);
    expect(await downloadOf(buyer, commercial(shipped))).toMatchObject({ status: 422, body: { mcode: 4014 } });
    const [first, second] = shipped.shipments.map(({ id }) => id);
    const deliveries = [
      { shipment_id: first ?? '', gross_weight_kg: '400', net_weight_kg: null, packages: '4 bundles' },
      { shipment_id: second ?? '', gross_weight_kg: '700', net_weight_kg: '690', packages: '10 bundles' },
    ];
    await state(abroad, shipped, { deliveries });
    const one = await printed(buyer, commercial(shipped));
    for (const word of [
      'Commercial invoice',
      `CI-${order.order_number}-1`,
      shipped.shipments[0]?.shipped_on ?? '',
      '4 EA',
      '494.00',
      '4 bundles',
      '400 kg',
      '385.92 kg',
    ])
      expect(one).toContain(word);
    expect(one).not.toContain('FLANGE');
    const two = await printed(abroad, commercial(shipped, 1));
    for (const word of [`CI-${order.order_number}-2`, '6 EA', 'FLANGE', '690 kg']) expect(two).toContain(word);
    const sum = (text: string) => Number(/Total(?: \([^)]*\))? USD ([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));
    expect((sum(one) + sum(two)).toFixed(2)).toBe(order.totals?.total_amount);
  });

  test('an order in won has none, said in the language of the reader', async () => {
    const order = await ordered(buyer, seller);
    expect(order.export).toBeNull();
    const korean = await downloadOf(buyer, proforma(order));
    expect(korean).toMatchObject({ status: 422, body: { mcode: 4010 } });
    expect((korean.body as { message: string }).message).toContain('원화 주문');
    expect(((await downloadOf(seller, proforma(order), 'en')).body as { message: string }).message).toContain('won');
    const refused = await refusal(seller, order, {});
    expect(refused).toMatchObject({ status: 422, mcode: 4010 });
  });

  test('a bad HS code, a gross below the net, other letters and strange lines are refused with their place', async () => {
    await ready();
    const order = await orderInDollars(buyer, abroad);
    const [line] = termsOf(order).lines;
    const code = await refusal(abroad, order, {
      lines: [{ line_id: line?.line_id ?? '', description: null, hs_code: '73A', origin: null }],
    });
    expect(code).toMatchObject({ mcode: 4011, data: { issues: [{ path: ['terms', 'lines', 0, 'hs_code'] }] } });
    expect(code.message).toContain('4~10자리');
    for (const hs_code of ['730', '73041900001'])
      expect(
        await refusal(abroad, order, {
          lines: [{ line_id: line?.line_id ?? '', description: null, hs_code, origin: null }],
        }),
      ).toMatchObject({ mcode: 4011 });
    const light = await refusal(abroad, order, { gross_weight_kg: '100', net_weight_kg: '100.001' }, 'en');
    expect(light).toMatchObject({ mcode: 4012 });
    expect(light.message).toContain('gross weight');
    // What the lines themselves weigh counts where no net was stated.
    expect(await refusal(abroad, order, { gross_weight_kg: '100' })).toMatchObject({ mcode: 4012 });
    expect(await refusal(abroad, order, { named_place: '부산항' })).toMatchObject({ mcode: 2009 });
    expect(await refusal(abroad, order, { named_place: '' })).toMatchObject({ mcode: 4 });
    const strange = { shipment_id: '019a0000-0000-7000-8000-000000000000', ...NOTHING };
    expect(await refusal(abroad, order, { deliveries: [strange] })).toMatchObject({ mcode: 4004 });
    const twice = termsOf(order).lines.slice(0, 1);
    expect(await refusal(abroad, order, { lines: [...twice, ...twice] })).toMatchObject({ mcode: 4004 });
    expect(await refusal(buyer, order, {})).toMatchObject({ status: 409, mcode: 4001 });
    expect((await abroad.ok(getOrder, at(order))).export?.terms).toBeNull();
  });

  test('a line that was not read, or made nobody says where, is named until the seller states it in English', async () => {
    await ready();
    const unread = { ...pipeLine, raw_text: '서포트 볼트 체결품 도면 참조', spec: emptySpec };
    const order = await orderInDollars(buyer, abroad, { lines: [pipeLine, unread] });
    expect((await state(abroad, order, { lines: [] })).export?.missing).toEqual([
      { fact: 'description', line_nos: [2] },
    ]);
    expect(await downloadOf(buyer, proforma(order))).toMatchObject({ status: 422, body: { mcode: 4014 } });
    const lines = termsOf(order).lines.map((line, index) =>
      index === 1 ? { ...line, description: 'Support bolt set as per drawing', origin: '베트남' } : line,
    );
    await state(abroad, order, { lines });
    const text = await printed(buyer, proforma(order));
    expect(text).toContain('Support bolt set as per');
    expect(text).toContain('Vietnam');
  });

  test('once all has left the stated terms stay; what was empty can still be filled in, of a delivery until it arrived', async () => {
    await ready();
    const order = await orderInDollars(buyer, abroad);
    await state(abroad, order, { port_of_discharge: null, packages: null, gross_weight_kg: null });
    const { version } = await abroad.ok(getOrder, at(order));
    const shipped = await abroad.ok(shipOrder, { ...at(order), body: { version } });
    const kept = { packages: null, gross_weight_kg: null };
    const moved = await refusal(abroad, shipped, { ...kept, incoterm: 'CIF' });
    expect(moved).toMatchObject({ status: 409, mcode: 4013, data: { issues: [{ path: ['terms', 'incoterm'] }] } });
    const shipment_id = shipped.shipments[0]?.id ?? '';
    const delivery = (gross: string) => [
      { shipment_id, gross_weight_kg: gross, net_weight_kg: null, packages: '14 bundles' },
    ];
    await state(abroad, shipped, { ...kept, port_of_discharge: 'Osaka, Japan', deliveries: delivery('1200') });
    const changed = await state(abroad, shipped, {
      ...kept,
      port_of_discharge: 'Osaka, Japan',
      deliveries: delivery('1210'),
    });
    expect(changed.export).toMatchObject({ editable: true, missing: [], deliveries: [{ missing: [] }] });
    const before = await buyer.ok(getOrder, at(order));
    await buyer.ok(receiveOrder, { ...at(order), body: { version: before.version } });
    expect(
      await refusal(abroad, shipped, { ...kept, port_of_discharge: 'Osaka, Japan', deliveries: delivery('1300') }),
    ).toMatchObject({ mcode: 4013 });
    expect((await abroad.ok(getOrder, at(order))).export?.editable).toBe(false);
    expect(await printed(buyer, commercial(shipped))).toContain('1,210 kg');
  });

  test('999 lines go over pages with their headings, and long names stay on the page', async () => {
    await ready();
    const lines = Array.from({ length: 999 }, (_, index) => (index % 2 ? pipeLine : flangeLine));
    const order = await orderInDollars(buyer, abroad, { lines });
    await state(abroad, order, {
      named_place: 'Long named place '.repeat(7).trim(),
      marks: 'MARKS-WITHOUT-A-BLANK-'.repeat(9),
      gross_weight_kg: '999999.9',
    });
    const { body } = await downloadOf(abroad, proforma(order));
    const pages = await pdfPages(body as Uint8Array);
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages.slice(0, -1)) expect(page.text).toContain('Description of goods');
    expect(pages.at(-1)?.text).toContain('Bank details');
  });
});
