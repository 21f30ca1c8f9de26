import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from '../table';

const GOODS = [
  ['PIPE SMLS', 'A106-B', 'M'],
  ['ELBOW 90 LR', 'A234-WPB', 'EA'],
  ['무계목 강관', 'SPPS380', 'M'],
  ['90 엘보 LR', 'SPPS380', '개'],
] as const;
const TITLES = {
  no: ['NO', 'ITEM NO', '번호'],
  name: ['DESCRIPTION', '품명', 'ITEM NAME'],
  size: ['SIZE', '호칭경', 'NPS'],
  material: ['MATERIAL', '재질'],
  qty: ["Q'TY", '수량', 'ORDER QTY', '발주수량'],
  unit: ['UNIT', '단위'],
  remark: ['REMARKS', '비고'],
} as const;
type Field = keyof typeof TITLES;
const FIELDS = Object.keys(TITLES) as Field[];
/** What stands beside the list's own columns and must never be read as its quantity. */
const BESIDE = ['재고', 'UNIT PRICE', '증감', 'WEIGHT', 'SPARE', 'REV'] as const;

const item = fc.record({
  kind: fc.constant('item' as const),
  goods: fc.constantFrom(...GOODS),
  size: fc.constantFrom('2"', '4"', '6"', '1-1/2"'),
  qty: fc.integer({ min: 1, max: 4999 }),
  wrapped: fc.boolean(),
  state: fc.constantFrom('', '', '', '취소', 'VOID', 'HOLD'),
});
const other = fc.record({
  kind: fc.constant('other' as const),
  text: fc.constantFrom('※ 단가는 도착도 기준', 'NOTE: ALL MATERIALS NEW', '- 2 -', '소계'),
});
const empty = fc.record({ kind: fc.constant('empty' as const) });
const sheet = fc.record({
  order: fc.shuffledSubarray(FIELDS, { minLength: FIELDS.length, maxLength: FIELDS.length }),
  titles: fc.nat({ max: 11 }),
  beside: fc.uniqueArray(fc.constantFrom(...BESIDE), { maxLength: 3 }),
  above: fc.integer({ min: 0, max: 4 }),
  body: fc.array(
    fc.oneof({ weight: 6, arbitrary: item }, { weight: 1, arbitrary: other }, { weight: 1, arbitrary: empty }),
    {
      minLength: 3,
      maxLength: 14,
    },
  ),
});

type Sheet = typeof sheet extends fc.Arbitrary<infer T> ? T : never;

function rowsOf({ order, titles, beside, above, body }: Sheet) {
  const columns: string[] = [...order, ...beside];
  const titleOf = (column: string) => {
    const forms = TITLES[column as Field] as readonly string[] | undefined;
    return forms ? (forms[titles % forms.length] ?? '') : column;
  };
  const rows: string[][] = Array.from({ length: above }, (_, index) => [`공사명: ${index + 1}공구 배관공사`]);
  rows.push(columns.map(titleOf));
  const wanted: { row: number; qty: number; rows: number }[] = [];
  for (const [index, part] of body.entries()) {
    if (part.kind === 'empty') rows.push([]);
    else if (part.kind === 'other') rows.push(columns.map((column) => (column === 'name' ? part.text : '')));
    else {
      const cell: Record<string, string> = {
        no: String(index + 1),
        name: part.goods[0],
        size: part.size,
        material: part.goods[1],
        qty: part.qty.toLocaleString('en'),
        unit: part.goods[2],
        remark: part.state,
        REV: 'B',
      };
      const row = rows.push(columns.map((column) => cell[column] ?? '7')) - 1;
      if (part.wrapped) rows.push(columns.map((column) => (column === 'name' ? 'SCH 40, BE' : '')));
      if (!part.state) wanted.push({ row, qty: part.qty, rows: part.wrapped ? 2 : 1 });
    }
  }
  return { rows, wanted };
}

test('of a list in any order of columns every row is an item, set aside with its reason, or empty, and each quantity is its own', () => {
  fc.assert(
    fc.property(sheet, (given) => {
      const { rows, wanted } = rowsOf(given);
      const { lines, skipped } = readTable(rows);
      const reported = new Set([...lines.flatMap((line) => line.rows), ...skipped]);
      expect([...reported].sort((a, b) => a - b)).toEqual([...rows.keys()]);
      const items = lines.filter((line) => line.aside === null);
      expect(items.map(({ row, parsed, rows: held }) => ({ row, qty: parsed.item.qty, rows: held.length }))).toEqual(
        wanted,
      );
    }),
    { numRuns: 300 },
  );
});
