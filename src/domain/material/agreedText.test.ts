import { expect, test } from 'vitest';
import { agreedText } from './agreedText';
import { parseLine } from './parseLine';
import { specOfLine } from './spec';

const of = (raw_text: string, qty: string, spec = specOfLine(parseLine(raw_text))) =>
  agreedText({ raw_text, spec, qty });

test.each([
  ['PIPE SMLS 6" SCH40 A106-B NACE MR0175 100 EA', '100', 'PIPE SMLS 6" SCH40 A106-B NACE MR0175'],
  ['무계목 강관 150A SCH40 A106-B, 100본', '100', '무계목 강관 150A SCH40 A106-B'],
  ['스텐 파이프 50A SCH10S STS304TP 약 36 EA · 현장 절단', '36', '스텐 파이프 50A SCH10S STS304TP · 현장 절단'],
  ['PIPE SMLS 6" SCH40 A106-B approx. 100 EA', '100', 'PIPE SMLS 6" SCH40 A106-B'],
  ['ELL 90 LR 4" S40 WPB x 30', '30', 'ELL 90 LR 4" S40 WPB'],
  ['ELBOW 90 LR 2" SCH40 A234-WPB = 4*3 EA', '12', 'ELBOW 90 LR 2" SCH40 A234-WPB'],
  ['무계목 강관 150A SCH40 A106-B 100본 정도', '100', '무계목 강관 150A SCH40 A106-B'],
])('the buyer’s own words stay, their quantity goes: %s', (raw, qty, text) => {
  expect(of(raw, qty)).toBe(text);
});

test('words that would still show how much, or another material, give way to the trade name', () => {
  const trade = 'PIPE SMLS 6" SCH40 A106-B';
  expect(of('PIPE SMLS 6" SCH40 A106-B 100 EA 4,240 kg', '100')).toBe(trade);
  expect(of('PIPE SMLS 6" SCH40 A106-B 6M 100EA', '100')).toBe(`${trade} L=6m`);
  const corrected = specOfLine(parseLine('PIPE SMLS 6" SCH80 A106-B'));
  expect(of('PIPE SMLS 6" SCH40 A106-B 100 EA', '100', corrected)).toBe('PIPE SMLS 6" SCH80 A106-B');
});

test('a text in which no material was read is kept without its quantity', () => {
  const spec = { ...specOfLine(parseLine('')), canonical_key: '' };
  expect(of('특수 제작 지그 3 SET', '3', spec)).not.toMatch(/3/);
});

test('nuts that come along are kept when the count of the line goes', () => {
  expect(of('스터드볼트 M16x100 B7 너트2개 96SET', '96')).toMatch(/너트2개$/);
});
