import { expect, test } from 'vitest';
import { readList } from '../../../../tests/support/bomScore';

/** The rows of a list, each with what is to be looked at. */
async function doubtsOf(...rows: string[][]): Promise<Record<number, string[]>> {
  const text = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
  const data = await readList({ file: { name: 'list.csv', content: Buffer.from(text).toString('base64') } });
  const lines = data?.lines ?? [];
  return Object.fromEntries(
    lines.map(({ row, warnings }) => [row, warnings.map((one) => (typeof one === 'string' ? one : one.code))]),
  );
}

const TITLES = ['품명', '규격', '재질', '단위', '수량', '단가', '금액'];
const PIPE = ['무계목 강관 SCH40', '100A', 'A106-B', 'M'];
const FLANGE = ['WN 플랜지 150LB RF SCH40', '100A', 'A105', 'EA'];

test('an amount that is not the price times the quantity is to be looked at', async () => {
  const doubts = await doubtsOf(TITLES, [...PIPE, '12', '10000', '120000'], [...FLANGE, '4', '50000', '250000']);
  expect(doubts[1]).not.toContain('amount_mismatch');
  expect(doubts[2]).toContain('amount_mismatch');
});

test('a sum that is not that of the rows above it is marked', async () => {
  const rows = [
    [...PIPE, '12', '10000', '120000'],
    [...FLANGE, '4', '50000', '200000'],
  ];
  const right = await doubtsOf(TITLES, ...rows, ['합계', '', '', '', '', '', '320000']);
  const wrong = await doubtsOf(TITLES, ...rows, ['합계', '', '', '', '', '', '420000']);
  expect(right[3]).not.toContain('total_mismatch');
  expect(wrong[3]).toContain('total_mismatch');
});

test('a stated weight far from that of the pipe tables is to be looked at', async () => {
  const titles = ['품명', '규격', '재질', '단위', '수량', '중량(kg)'];
  const doubts = await doubtsOf(titles, [...PIPE, '10', '160'], [...PIPE, '10', '900']);
  expect(doubts[1]).not.toContain('weight_mismatch');
  expect(doubts[2]).toContain('weight_mismatch');
});

test('a quantity that is no figure, a formula without a value, and a unit that nobody knows are marked', async () => {
  const titles = ['품명', '규격', '재질', '단위', '수량'];
  const doubts = await doubtsOf(
    titles,
    [...PIPE, '12'],
    [...PIPE, 'TBD'],
    [...PIPE, '=VLOOKUP(A1,B:C,2)'],
    ['볼밸브 10K', '50A', '', '권', '3'],
  );
  expect(doubts[1]).toEqual([]);
  expect(doubts[2]).toContain('quantity_unread');
  expect(doubts[3]).toContain('quantity_formula');
  expect(doubts[4]).toContain('unit_unknown');
});

test('a remark that may change its line is a question', async () => {
  const titles = ['품명', '규격', '재질', '단위', '수량', '비고'];
  const doubts = await doubtsOf(titles, [...PIPE, '12', ''], [...PIPE, '12', '100A → 변경 예정']);
  expect(doubts[1]).toEqual([]);
  expect(doubts[2]).toContain('remark_question');
});

test('the letters STS are looked at where they name two steels: pressure pipe of KS D 3564, and a KS grade under JIS', async () => {
  const titles = ['품명', '규격', '재질', '단위', '수량'];
  const pipe = (name: string, grade: string) => [name, '50A', grade, 'M', '6'];
  const doubts = await doubtsOf(
    titles,
    pipe('강관 SCH40', 'STS370'),
    pipe('강관 JIS G 3459 SCH10S', 'STS304'),
    pipe('강관 KS D 3576 SCH10S', 'STS304'),
  );
  expect(doubts[1]).toContain('grade_sts_carbon');
  expect(doubts[2]).toContain('grade_sts_stainless');
  expect(doubts[3]).toEqual([]);
});
