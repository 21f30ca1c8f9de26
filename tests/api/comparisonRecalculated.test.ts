import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import * as quotations from '../../src/contract/endpoints/quotation';
import type { QuotationInput } from '../../src/contract/entities/quotation';
import { type Caller, joinSeller } from '../support/people';
import { hasOffice, type PlacedCell, recalculatedByOffice } from '../support/spreadsheetOffice';
import { startTrade } from '../support/startTrade';
import { ended, flangeLine, pipeLine, quotationBody, seenBy, submitted } from '../support/trade';

const { server, buyer, seller, far, abroad } = await startTrade({
  people: {
    far: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '동양밸브' }),
    abroad: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: 'Global Pipes' }),
  },
});

type Line = Partial<QuotationInput['lines'][number]>;
interface Figures {
  qty: string;
  metres: string;
  price: string;
  perTon: string;
  freight: string;
}
const NOW: Figures = { qty: '10', metres: '72', price: '97777', perTon: '1050000', freight: '50000' };
const CHANGED: Figures = { qty: '25', metres: '144', price: '88000', perTon: '1100000.5', freight: '70000' };

/** A request with prices by piece, metre, weight and in dollars, one of them for a part of the quantity. */
async function compared({ qty, metres, price, perTon, freight }: Figures): Promise<string> {
  const { rfq_number_id } = await submitted(buyer, {
    usd_allowed: true,
    usd_krw_rate: '1380.5',
    lines: [{ ...pipeLine, qty }, flangeLine, { ...pipeLine, qty: metres, uom: 'M' }, flangeLine],
  });
  const send = async (who: Caller, answers: Line[], terms: Partial<QuotationInput> = {}) => {
    const body = quotationBody(await seenBy(who, rfq_number_id), '100000', terms);
    const lines = body.lines.map((line, index) => ({ ...line, ...answers[index] }));
    await who.ok(quotations.submitQuotation, { params: { rfq_number_id }, body: { ...body, lines } });
  };
  const byWeight = { unit_price: '1034.5678', price_uom: 'KG' as const, weight_discount_pct: '3' };
  await send(seller, [{ unit_price: '90000' }, { unit_price: price }, byWeight, { unit_price: '113331' }]);
  const byTon = { unit_price: perTon, price_uom: 'TON' as const };
  const partly = { unit_price: '80000', qty_offered: '4' };
  await send(far, [byTon, partly, { unit_price: '76666.5' }, { unit_price: '79999.5' }], { freight_amount: freight });
  const dollars = ['61.37', '55.5', '62.3456', '70'].map((unit_price) => ({ unit_price }));
  await send(abroad, dollars, { currency: 'USD', freight_amount: '40.15' });
  await ended(buyer, rfq_number_id);
  return rfq_number_id;
}

async function bookOf(number: string, freight: string): Promise<Uint8Array> {
  const reply = await server.api('POST', `/rfq/${number}/comparison/sheet?freight=${freight}`, {
    body: {},
    lang: 'ko',
    token: buyer.token ?? '',
  });
  return reply.body as Uint8Array;
}

/** Every figure of a workbook by its place. */
async function figuresOf(bytes: Uint8Array) {
  const { sheets } = await readXlsx(bytes);
  const figures = sheets.flatMap(({ name, rows }) =>
    rows.flatMap((row, at) =>
      row.flatMap((value, column) =>
        typeof value === 'number' ? [[`${name} ${at},${column}`, Number(value.toPrecision(12))] as const] : [],
      ),
    ),
  );
  return Object.fromEntries(figures);
}

/** The inputs that turn one request into the other; a price that the matrix computes is changed among the details. */
async function changesIn(bytes: Uint8Array, to: Figures): Promise<PlacedCell[]> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const place = (name: string, title: string, row: number, value: string): PlacedCell => {
    const { rows = [] } = sheets.find((one) => one.name === name) ?? {};
    const head = rows.findIndex((cells) => cells.includes(title));
    return { sheet: name, row: head + 1 + row, column: rows[head]?.indexOf(title) ?? -1, value: Number(value) };
  };
  const names =
    sheets
      .find(({ name }) => name === '판매사별')
      ?.rows.slice(1)
      .map(([name]) => name) ?? [];
  const [own, other] = [names.indexOf('대한강관'), names.indexOf('동양밸브')];
  const matrix = place('견적 비교', '대한강관', 1, to.price);
  const computed = sheets[0]?.cells?.get(`${matrix.row},${matrix.column}`)?.formula;
  return [
    place('견적 비교', '수량', 0, to.qty),
    place('견적 비교', '수량', 2, to.metres),
    computed ? place('견적 상세', '견적 단가', names.length + own, to.price) : matrix,
    place('견적 상세', '견적 단가', other, to.perTon),
    place('판매사별', '운임', other, to.freight),
  ];
}

test.skipIf(!hasOffice)(
  'recalculated, the workbook holds the figures of the server, also after quantities, prices and freight were changed in it',
  async () => {
    const [now, changed] = [await compared(NOW), await compared(CHANGED)];
    for (const freight of ['apart', 'spread']) {
      const book = await bookOf(now, freight);
      expect(await figuresOf(await recalculatedByOffice(book, []))).toEqual(await figuresOf(book));
      const again = await recalculatedByOffice(book, await changesIn(book, CHANGED));
      expect(await figuresOf(again)).toEqual(await figuresOf(await bookOf(changed, freight)));
    }
  },
  120_000,
);
