import { expect, it } from 'vitest';
import { parseLine } from '../../domain/material/parseLine';
import { specOfLine } from '../../domain/material/spec';
import { itemCell } from './itemWords';

/** What a document prints for a line with these words, in Korean. */
const printed = (raw_text: string, qty: string, spec = specOfLine(parseLine(raw_text))) =>
  JSON.stringify(itemCell({ raw_text, spec, qty }, {}, 'ko'));

it.each([
  ['스터드볼트 M16x100 B7 너트2개 96SET', '96'],
  ['PIPE 2" SCH40 A106-B 6M = 2*6 본', '12'],
  ['엘보 90 2" SCH40 A234-WPB =4*3 EA', '12'],
  ['45° ELBOW 4" SCH40 A234-WPB 10EA', '10'],
])('the original of a line is printed whole, in quotation marks: %s', (text, qty) => {
  expect(printed(text, qty)).toContain(JSON.stringify(`원문: “${text}”`).slice(1, -1));
});

it('words that name another quantity or material stay whole too, and are marked', () => {
  const text = '45° ELBOW 4" SCH40 A234-WPB 10EA';
  const quoted = JSON.stringify(`“${text}”`).slice(1, -1);
  expect(printed(text, '4')).toContain(`원문(수량은 표 기준): ${quoted}`);
  const other = specOfLine(parseLine('45° ELBOW 6" SCH40 A234-WPB'));
  expect(printed(text, '10', other)).toContain(`원문(사양 수정됨): ${quoted}`);
  expect(printed(text, '4', other)).toContain(`원문(사양 수정됨, 수량은 표 기준): ${quoted}`);
});
