import { expect, test } from 'vitest';
import { patchCompanyDetail } from '../../src/contract/endpoints/company';
import { getOrder, putExportTerms, shipOrder } from '../../src/contract/endpoints/order';
import { saveQuotation } from '../../src/contract/endpoints/quotation';
import { reauth } from '../../src/contract/endpoints/user';
import type { VatTreatment } from '../../src/contract/entities/rfq';
import { openDollarAccount, orderInDollars } from '../support/dollarOrder';
import { pdfText } from '../support/pdfText';
import { type Caller, PASSWORD } from '../support/people';
import { startTrade } from '../support/startTrade';
import { ordered, quotationBody, seenBy, submitted } from '../support/trade';

const { server, buyer, seller } = await startTrade();

/** What a document says, in one line. */
async function printed(who: Caller, path: string): Promise<string> {
  const { status, body } = await server.api('GET', path, { lang: 'ko', token: who.token ?? '' });
  expect(status).toBe(200);
  return (await pdfText(body as Uint8Array)).replaceAll(/\s+/g, ' ');
}

test.each([
  ['export', '영세율(수출)', 'Zero-rated (export)'],
  ['local_credit', '영세율(내국신용장)', 'Zero-rated (local letter of credit)'],
  ['purchase_confirmation', '영세율(구매확인서)', 'Zero-rated (purchase confirmation)'],
] as const)('the ground %s goes from the quotation to every document of the order', async (vat, korean, english) => {
  const order = await ordered(buyer, seller, {}, { vat, payment_term: 'eom_next' });
  expect(order.totals).toMatchObject({ vat, supply_amount: '2750000', vat_amount: '0', total_amount: '2750000' });
  const { quotation } = await seenBy(seller, order.rfq_number_id ?? '');
  expect(quotation).toMatchObject({ vat, totals: { vat, vat_amount: '0' } });
  const { version } = await seller.ok(getOrder, { params: { order_number: order.order_number } });
  const { shipments } = await seller.ok(shipOrder, { params: { order_number: order.order_number }, body: { version } });
  const documents = [
    `/order/${order.order_number}/paper/purchase_order`,
    `/quotation/request/${order.rfq_number_id}/paper`,
    `/order/${order.order_number}/shipment/${shipments[0]?.id}/paper/statement`,
  ];
  // Each ground has its words, and each document prints them: no need for every pair.
  for (const path of vat === 'export' ? documents : documents.slice(0, 1)) {
    // Once beside the sum, once in the table of sums.
    const [ko, en] = [await printed(seller, `${path}?language=ko`), await printed(seller, `${path}?language=en`)];
    expect(ko.split(korean)).toHaveLength(3);
    expect(en.split(english)).toHaveLength(3);
    expect(`${ko} ${en}`).not.toMatch(/부가가치세 (포함|별도)|VAT (included|not included)/);
  }
});

test('without a statement won are taxed and dollars claim no zero rate', async () => {
  const won = await ordered(buyer, seller);
  expect(won.totals).toMatchObject({ vat_amount: '275000', total_amount: '3025000' });
  expect(won.totals).not.toBeNull();
  expect(won.totals?.vat).toBeUndefined();
  expect(await printed(buyer, `/order/${won.order_number}/paper/purchase_order?language=ko`)).toContain(
    '부가가치세 포함',
  );
  const dollars = await orderInDollars(buyer, seller);
  const text = await printed(buyer, `/order/${dollars.order_number}/paper/purchase_order?language=ko`);
  expect(text).toContain('부가가치세 별도');
  expect(text).not.toMatch(/영세율\((수출|내국신용장|구매확인서)\)/);
});

test('a taxed order in dollars carries 10 % to the cent, also in the invoice', async () => {
  await seller.ok(reauth, { body: { password: PASSWORD } });
  await seller.ok(patchCompanyDetail, {
    body: { name_en: 'Daehan Pipe', address_en: '1, Haean-ro, Busan', ceo_en: 'Daehan Kim' },
  });
  await openDollarAccount(seller);
  const order = await orderInDollars(buyer, seller, {}, '123.45', { vat: 'taxed' });
  expect(order.totals).toMatchObject({ supply_amount: '2672.10', vat_amount: '267.21', total_amount: '2939.31' });
  const terms = {
    incoterm: 'CFR' as const,
    named_place: 'Long Beach',
    port_of_loading: 'Busan, Korea',
    port_of_discharge: 'Long Beach, CA, USA',
    marks: null,
    gross_weight_kg: '1180.5',
    net_weight_kg: null,
    packages: '14 bundles',
    lines: order.lines.map(({ id }) => ({ line_id: id, description: null, hs_code: null, origin: null })),
    deliveries: [],
  };
  const params = { order_number: order.order_number };
  await seller.ok(putExportTerms, { params, body: { version: order.version, terms } });
  const invoice = await printed(seller, `/order/${order.order_number}/paper/proforma_invoice`);
  for (const words of ['Net amount (CFR Long Beach) USD 2,672.10', 'VAT USD 267.21', 'Total USD 2,939.31']) {
    expect(invoice).toContain(words);
  }
});

test('a draft keeps the treatment, and another word is refused', async () => {
  const { rfq_number_id } = await submitted(buyer);
  const params = { rfq_number_id };
  const body = quotationBody(await seenBy(seller, rfq_number_id), '1000', { vat: 'export' });
  await seller.ok(saveQuotation, { params, body });
  const kept = await seenBy(seller, rfq_number_id);
  expect(kept.draft).toMatchObject({ vat: 'export', totals: { vat_amount: '0' } });
  const vat = 'dollars' as VatTreatment;
  const refused = await seller.call(saveQuotation, { params, body: { ...body, version: kept.version, vat } });
  expect(refused).toMatchObject({ status: 400, mcode: 4, data: { issues: [{ path: ['vat'] }] } });
});
