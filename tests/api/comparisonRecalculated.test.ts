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

const NO_QUOTE = { response: 'no_quote', unit_price: null, price_uom: null, no_quote_reason: 'not_handled' } as const;
/** Lines, from 0, that a seller does not quote. */
type Missing = Partial<Record<'own' | 'other' | 'abroad', readonly number[]>>;

/** A request with prices by piece, metre, weight and in dollars, one of them for a part of the quantity. */
async function compared({ qty, metres, price, perTon, freight }: Figures, missing: Missing = {}): Promise<string> {
  const { rfq_number_id } = await submitted(buyer, {
    usd_allowed: true,
    usd_krw_rate: '1380.5',
    lines: [{ ...pipeLine, qty }, flangeLine, { ...pipeLine, qty: metres, uom: 'M' }, flangeLine],
  });
  const send = async (who: Caller, name: keyof Missing, answers: Line[], terms: Partial<QuotationInput> = {}) => {
    const body = quotationBody(await seenBy(who, rfq_number_id), '100000', terms);
    const lines = body.lines.map((line, index) => ({
      ...line,
      ...(missing[name]?.includes(index) ? NO_QUOTE : answers[index]),
    }));
    await who.ok(quotations.submitQuotation, { params: { rfq_number_id }, body: { ...body, lines } });
  };
  const byWeight = { unit_price: '1034.5678', price_uom: 'KG' as const, weight_discount_pct: '3' };
  await send(seller, 'own', [{ unit_price: '90000' }, { unit_price: price }, byWeight, { unit_price: '113331' }]);
  const byTon = { unit_price: perTon, price_uom: 'TON' as const };
  const partly = { unit_price: '80000', qty_offered: '4' };
  await send(far, 'other', [byTon, partly, { unit_price: '76666.5' }, { unit_price: '79999.5' }], {
    freight_amount: freight,
  });
  const dollars = ['61.37', '55.5', '62.3456', '70'].map((unit_price) => ({ unit_price }));
  await send(abroad, 'abroad', dollars, { currency: 'USD', freight_amount: '40.15' });
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

/** The cells of a workbook by their titles, the first row below being 0. */
async function placesIn(bytes: Uint8Array) {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const named = (name: string) => sheets.find((one) => one.name === name);
  const sellers = named('판매사별')?.rows.slice(1) ?? [];
  const place = (name: string, title: string, row: number, value: string | null): PlacedCell => {
    const rows = named(name)?.rows ?? [];
    const head = rows.findIndex((cells) => cells.includes(title));
    const column = rows[head]?.indexOf(title) ?? -1;
    return { sheet: name, row: head + 1 + row, column, value: value === null ? null : Number(value) };
  };
  const sellerAt = (name: string) => sellers.findIndex((row) => row[0] === name);
  /** A price: in the matrix, or among the details where the matrix computes it. */
  const price = (name: string, line: number, value: string | null): PlacedCell => {
    const matrix = place('견적 비교', name, line, value);
    const computed = named('견적 비교')?.cells?.get(`${matrix.row},${matrix.column}`)?.formula;
    return computed ? place('견적 상세', '견적 단가', line * sellers.length + sellerAt(name), value) : matrix;
  };
  /** What stands in a column, as far as the lines go. */
  const column = (title: string) => {
    const { row, column: at } = place('견적 비교', title, 0, null);
    return named('견적 비교')
      ?.rows.slice(row, row + 4)
      .map((cells) => cells[at] || null);
  };
  return { place, price, sellerAt, column, words: JSON.stringify(sheets.map(({ rows }) => rows)) };
}

/** The inputs that turn one request into the other. */
async function changesIn(bytes: Uint8Array, to: Figures): Promise<PlacedCell[]> {
  const { place, price, sellerAt } = await placesIn(bytes);
  const other = sellerAt('동양밸브');
  return [
    place('견적 비교', '수량', 0, to.qty),
    place('견적 비교', '수량', 2, to.metres),
    price('대한강관', 1, to.price),
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

test.skipIf(!hasOffice)(
  'an emptied price is no offer: the workbook holds the figures of a request in which the line was not quoted, and no errors',
  async () => {
    const [all, without] = [await compared(NOW), await compared(NOW, { own: [1, 3], abroad: [2] })];
    for (const freight of ['apart', 'spread']) {
      const [book, expected] = [await bookOf(all, freight), await bookOf(without, freight)];
      const { price } = await placesIn(book);
      const emptied = [price('대한강관', 1, null), price('대한강관', 3, null), price('Global Pipes', 2, null)];
      const again = await recalculatedByOffice(book, emptied);
      expect(await withoutTerms(again)).toEqual(await withoutTerms(expected));
      const { words } = await placesIn(again);
      expect(words).toContain('공통 1개 품목 합계');
      expect(words).not.toContain('97777');
      expect(words).not.toMatch(/#(VALUE|DIV|NAME|REF|NUM|N\/A)|Err:/);

      const sellers = ['대한강관', '동양밸브', 'Global Pipes'];
      const nothing = sellers.flatMap((name) => [0, 1, 2, 3].map((line) => price(name, line, null)));
      const bare = await placesIn(await recalculatedByOffice(book, nothing));
      expect(bare.words).not.toMatch(/#(VALUE|DIV|NAME|REF|NUM|N\/A)|Err:/);
      for (const title of ['최저가', '단가 차', ...sellers])
        expect(bare.column(title)).toEqual([null, null, null, null]);
    }
  },
  120_000,
);

test.skipIf(!hasOffice)(
  'one price alone is marked as such and as no lowest, whether it was alone from the start or others were emptied',
  async () => {
    const [all, without] = [await compared(NOW), await compared(NOW, { own: [1], abroad: [1, 3] })];
    const [book, expected] = [await bookOf(all, 'apart'), await bookOf(without, 'apart')];
    const { price } = await placesIn(book);
    const emptied = [price('대한강관', 1, null), price('Global Pipes', 1, null), price('Global Pipes', 3, null)];
    const again = await placesIn(await recalculatedByOffice(book, emptied));
    const start = await placesIn(expected);
    expect(start.column('최저가')?.map((value) => typeof value)).toEqual(['number', 'string', 'number', 'number']);
    expect(start.column('최저가')?.[1]).toBe('단독 견적');
    expect(again.column('최저가')).toEqual(start.column('최저가'));
    const recalculated = await placesIn(await recalculatedByOffice(expected, []));
    expect(recalculated.column('최저가')).toEqual(start.column('최저가'));
    const gone = [start.price('동양밸브', 1, null)];
    const left = await placesIn(await recalculatedByOffice(expected, gone));
    expect(left.column('최저가')?.[1]).toBeNull();
  },
  120_000,
);

/**
 * The figures of a workbook but those that describe an offer beside its price, and the sentences about its calculation: they stay
 * where the price is emptied.
 */
async function withoutTerms(bytes: Uint8Array) {
  const { place } = await placesIn(bytes);
  const terms = ['견적 수량', '요청 단위당 적용 수량', '납기(일)'].map(
    (title) => place('견적 상세', title, 0, null).column,
  );
  const figures = Object.entries(await figuresOf(bytes)).filter(([at]) => !at.startsWith('단가 계산 근거'));
  return Object.fromEntries(
    figures.filter(([at]) => !(at.startsWith('견적 상세') && terms.some((column) => at.endsWith(`,${column}`)))),
  );
}
