import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_FIELDS, type AnswerField, type AnswerWords, plainWord } from './answerFields';
import { answerKey, fingerprint, readAnswerKey } from './answerKey';
import { answerRows, type AnswerTitles } from './answerRows';
import { type RequestedLine, mergeAnswer } from './mergeAnswer';
import { readAnswer } from './readAnswer';
import { safeCell, unsafeCell } from '../safeCell';

const NUMBER = 'Q261121-00042-ABCDE';
const titles = Object.fromEntries(
  ANSWER_FIELDS.map((field) => [field, [field, `${field} 한글`]]),
) as unknown as AnswerTitles;
const words: AnswerWords = {
  response: new Map([
    ['견적', 'exact'],
    ['NOQUOTE', 'no_quote'],
  ]),
  no_quote_reason: new Map([['재고없음', 'out_of_stock']]),
  supply: new Map([['재고', 'stock']]),
  certificate_type: new Map([['불필요', 'none']]),
};

const source = (index: number, qty = '5') => ({
  id: `0190a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  qty,
  uom: 'EA',
  spec: { canonical_key: `pipe|${index % 3}` },
  raw_text: `PIPE ${index % 3}`,
});
const requested = (index: number, qty?: string): RequestedLine => {
  const line = source(index, qty);
  return {
    id: line.id,
    line_no: index + 1,
    items: [line.raw_text],
    qty: line.qty,
    uom: line.uom,
    print: fingerprint(line),
  };
};
const sheetRow = (index: number, seller: Partial<Record<AnswerField, string>>, keyless = false) => {
  const line = source(index);
  const cells: Partial<Record<AnswerField, string>> = {
    key: keyless ? '' : answerKey(NUMBER, line),
    no: String(index + 1),
    item: line.raw_text,
    qty: line.qty,
    uom: line.uom,
    price_uom: 'EA',
    ...seller,
  };
  return ANSWER_FIELDS.map((field) => cells[field] ?? '');
};
const merged = (rows: string[][], lines: RequestedLine[], header: string[] = [...ANSWER_FIELDS]) => {
  const read = answerRows([{ name: 'A', rows: [header, ...rows] }], titles);
  if (!read) throw new Error('no answer sheet');
  return mergeAnswer({ rfq_number_id: NUMBER, currency: 'KRW', lines }, read, words);
};

describe('mergeAnswer', () => {
  it('never loses or misplaces a price, however the sheet was sorted, widened, repeated or outdated', () => {
    const fate = fc.constantFrom('kept', 'changed', 'gone', 'repeated', 'repriced', 'keyless', 'foreign');
    const plan = fc.array(fc.record({ price: fc.nat({ max: 1e6 }), fate, order: fc.nat() }), { maxLength: 25 });
    const extra = fc.array(fc.nat({ max: ANSWER_FIELDS.length }), { maxLength: 4 });
    fc.assert(
      fc.property(plan, extra, (lines, added) => {
        // Each price is its own, so that a misplaced one shows.
        const priceOf = (index: number) => String((lines[index]?.price ?? 0) * 100 + index + 1);
        const now = lines.flatMap((line, index) =>
          line.fate === 'gone' ? [] : [requested(index, line.fate === 'changed' ? '7' : '5')],
        );
        const rows = lines.flatMap((line, index) => {
          const row = {
            order: line.order,
            cells: sheetRow(index, { unit_price: priceOf(index) }, line.fate === 'keyless'),
          };
          if (line.fate === 'foreign') row.cells[0] = (row.cells[0] ?? '').replace(NUMBER, 'Q261121-00001-ABCDE');
          const twin = { order: line.order >> 3, cells: [...row.cells] };
          if (line.fate === 'repriced') twin.cells[ANSWER_FIELDS.indexOf('unit_price')] = `${priceOf(index)}.5`;
          return line.fate === 'repeated' || line.fate === 'repriced' ? [row, twin] : [row];
        });
        const table = [
          [...ANSWER_FIELDS] as string[],
          ...rows.sort((a, b) => a.order - b.order).map((row) => row.cells),
        ];
        for (const at of added) for (const cells of table) cells.splice(at, 0, '12,345');
        const [header = [], ...body] = table;
        const { applied, conflicts } = merged(body, now, header);

        const named = conflicts.map((one) => one.cells.unit_price);
        for (const [index, line] of lines.entries()) {
          const price = priceOf(index);
          const here = applied.filter((one) => one.values.unit_price === price);
          const taken = line.fate === 'kept' || line.fate === 'repeated' || line.fate === 'keyless';
          expect(here.map((one) => one.line_id)).toEqual(taken ? [source(index).id] : []);
          if (!taken) expect(named).toContain(price);
          if (line.fate === 'repriced') expect(named).toContain(`${price}.5`);
        }
        expect(new Set(applied.map((one) => one.line_id)).size).toBe(applied.length);
      }),
    );
  });

  it('names why a row was not taken', () => {
    const price = { unit_price: '100' };
    const foreign = sheetRow(0, price).map((cell) => cell.replace(NUMBER, 'Q1'));
    const { applied, conflicts, blank } = merged(
      [
        foreign,
        sheetRow(1, price),
        sheetRow(2, price),
        sheetRow(3, { unit_price: '100', response: 'No quote' }),
        sheetRow(4, { unit_price: 'ask us', maker: 'SeAH' }),
        sheetRow(5, {}),
        sheetRow(9, price, true).map((cell) => (cell === '10' ? '' : cell)),
      ],
      [requested(0), requested(1, '9'), requested(3), requested(4), requested(5), requested(9)],
    );
    expect(conflicts.map(({ kind, row }) => [kind, row])).toEqual([
      ['other_request', 2],
      ['line_changed', 3],
      ['line_gone', 4],
      ['contradiction', 5],
      ['bad_value', 6],
      ['unknown_line', 8],
    ]);
    expect(conflicts[4]?.cells).toEqual({ unit_price: 'ask us' });
    expect(applied).toEqual([{ line_id: source(4).id, values: { price_uom: 'EA', maker: 'SeAH' } }]);
    expect(blank).toBe(1);
  });

  it('offers to take a row all the same only where its line and its unit are beyond doubt', () => {
    const edited = (field: AnswerField, value: string, seller: Partial<Record<AnswerField, string>> = {}) =>
      sheetRow(0, { unit_price: '100', ...seller, [field]: value });
    const offered = (row: string[], line = requested(0)) => merged([row], [line]).conflicts.map(({ values }) => values);
    const price = { response: 'exact', unit_price: '100', price_uom: 'EA' };
    expect(offered(sheetRow(0, { unit_price: '100' }), requested(0, '9'))).toEqual([price]);
    expect(offered(edited('qty', '50'))).toEqual([price]);
    expect(
      merged([edited('maker', 'A'), edited('maker', 'B')], [requested(0)]).conflicts.map((one) => one.values),
    ).toEqual([
      { ...price, maker: 'A' },
      { ...price, maker: 'B' },
    ]);
    // Priced by another unit, unreadable, contradictory, or of no line of this request.
    expect(offered(edited('uom', 'M'))).toEqual([null]);
    expect(offered(edited('uom', ''), { ...requested(0, '9'), uom: 'M' })).toEqual([null]);
    expect(offered(edited('qty', '50', { lead_days: 'soon' }))).toEqual([null]);
    expect(offered(edited('qty', '50', { response: 'No quote' }))).toEqual([null]);
    expect(offered(edited('lead_days', 'soon'))).toEqual([null]);
    expect(offered(sheetRow(0, { unit_price: '100' }), requested(1))).toEqual([null]);
    expect(offered(sheetRow(0, { unit_price: '100', no: '' }, true))).toEqual([null]);
  });

  it('reads a price without a unit as one of the requested unit', () => {
    const { applied } = merged([sheetRow(0, { unit_price: '1,250', price_uom: '' })], [requested(0)]);
    expect(applied[0]?.values).toEqual({ response: 'exact', unit_price: '1250', price_uom: 'EA' });
  });
});

describe('answerRows', () => {
  it('refuses a sheet without the columns, and one with a column of prices twice', () => {
    expect(answerRows([{ name: 'A', rows: [['a', 'b']] }], titles)).toBeNull();
    expect(answerRows([{ name: 'A', rows: [['key', 'unit_price', 'Unit_Price']] }], titles)).toBeNull();
    expect(answerRows([{ name: 'A', rows: [['title'], ['KEY 한글', 'unit_price']] }], titles)).toEqual([]);
  });
});

describe('readAnswer', () => {
  it.each([
    ['12500', '12500'],
    ['₩12,500', '12500'],
    ['12,500원', '12500'],
    ['USD 88.50', '88.5'],
    ['１２．５', '12.5'],
    ['22,100 원', '22100'],
    ['1234.50000000001', '1234.5'],
    ['0.30000000000000004', '0.3'],
  ])('reads the price %s', (cell, price) => {
    expect(readAnswer({ unit_price: cell }, words, 'KRW')).toEqual({ values: { unit_price: price }, bad: [] });
  });

  it.each([
    '-5',
    '12.500.000',
    '19.500,5',
    '185.500원',
    '21.000',
    '1,25',
    'x',
    '0.00001',
    '1e5',
    '1234567890123',
    '12 / 15',
  ])('does not guess what %s means', (cell) => {
    expect(readAnswer({ unit_price: cell }, words, 'KRW')).toEqual({
      values: {},
      bad: [{ field: 'unit_price', value: cell }],
    });
  });

  it('takes points for decimals in dollars, and in won where they cannot stand between thousands', () => {
    const price = (unit_price: string, currency: 'KRW' | 'USD') =>
      readAnswer({ unit_price }, words, currency).values.unit_price;
    expect(price('1.250', 'USD')).toBe('1.25');
    expect(['185.5', '19500.5원', '1234.125'].map((cell) => price(cell, 'KRW'))).toEqual([
      '185.5',
      '19500.5',
      '1234.125',
    ]);
  });

  it.each([
    ['2주', 14],
    ['재고', 0],
    ['30일', 30],
  ])('reads the lead time %s', (cell, days) => {
    expect(readAnswer({ lead_days: cell }, words, 'KRW')).toEqual({ values: { lead_days: days }, bad: [] });
  });

  it('understands the words of every language', () => {
    const { values } = readAnswer(
      {
        response: 'no quote',
        no_quote_reason: '재고 없음',
        supply: '재고',
        certificate_type: '3.1',
        lead_days: '30일',
      },
      words,
      'KRW',
    );
    expect(values).toEqual({
      response: 'no_quote',
      no_quote_reason: 'out_of_stock',
      supply: 'stock',
      certificate_type: '3.1',
      lead_days: 30,
    });
  });
});

describe('cells and keys', () => {
  it('marks whatever a spreadsheet could run, and takes the mark off again', () => {
    for (const text of ['=1+1', '+82-2', '-5', '@SUM(A1)', '\t=1', ' =1', "'=1"]) {
      expect(safeCell(text)).toBe(`'${text}`);
    }
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `='${text}`),
        ),
        (text) => {
          expect(unsafeCell(safeCell(text))).toBe(text);
          expect(safeCell(text)).not.toMatch(/^\s*[=+\-@]/);
        },
      ),
    );
  });

  it('a key is read back and changes with the request', () => {
    const line = source(1);
    expect(readAnswerKey(answerKey(NUMBER, line))).toEqual({
      rfq_number_id: NUMBER,
      line_id: line.id,
      print: fingerprint(line),
    });
    expect(fingerprint(line)).not.toBe(fingerprint(source(1, '6')));
    expect(readAnswerKey('Q1')).toBeNull();
    expect(plainWord(' Ｕnit : ')).toBe('UNIT');
  });
});
