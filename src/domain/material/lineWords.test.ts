import { expect, test } from 'vitest';
import { lineWords } from './describe';

test.each([
  ['PIPE 4" SCH40', '6M 정척', 'PIPE 4" SCH40 · 6M 정척'],
  ['PIPE 4" SCH40', ' 도장 ', 'PIPE 4" SCH40 · 도장'],
  ['PIPE 4" SCH40', null, 'PIPE 4" SCH40'],
  ['PIPE 4" SCH40', ' ', 'PIPE 4" SCH40'],
  ['', '6M 정척', '6M 정척'],
])('the remark stands beside the own words: %s, %s', (raw_text, remark, text) => {
  expect(lineWords({ raw_text, remark })).toBe(text);
});

test('a remark that stands among the words is not said twice; a part of a word is no remark', () => {
  const said = 'PIPE 4" SCH40 (6m  정척), 도장';
  expect(lineWords({ raw_text: said, remark: '6M 정척' })).toBe(said);
  expect(lineWords({ raw_text: 'PIPE 16M 정척', remark: '6M 정척' })).toBe('PIPE 16M 정척 · 6M 정척');
  expect(lineWords({ raw_text: 'LTCS 20℃', remark: '-20℃' })).toBe('LTCS 20℃ · -20℃');
});
