import { expect, test } from 'vitest';
import { ownWords, subjectTitle } from './ownWords';

test.each([
  ['Gmail', '네, 확인했습니다.\n\n2026년 11월 26일 (목) 오후 3:00, STLBS <r-x@in.stlbs.test>님이 작성:\n\n> 납기 문의'],
  [
    'Gmail in English',
    '네, 확인했습니다.\r\n\r\nOn Thu, Nov 26, 2026 at 3:00 PM STLBS <r@in.stlbs.test> wrote:\r\n> 납기',
  ],
  [
    'a head over two lines',
    '네, 확인했습니다.\n\nOn Thu, Nov 26, 2026 at 3:00 PM STLBS\n<r@in.stlbs.test> wrote:\n> 납기',
  ],
  ['Outlook', '네, 확인했습니다.\n\n-----Original Message-----\nFrom: STLBS'],
  ['Outlook in Korean', '네, 확인했습니다.\n\n________________________________\n보낸 사람: STLBS <no@stlbs.test>'],
  ['Naver', '네, 확인했습니다.\n\n-----원본 메시지-----\nFrom: STLBS'],
  ['without a head', '네, 확인했습니다.\n\n> 납기 문의\n> 드립니다\n'],
  ['a signature', '네, 확인했습니다.\n-- \n김대한 | 대한건설'],
])('a reply ends where the quotation begins: %s', (_name, text) => {
  expect(ownWords(text)).toBe('네, 확인했습니다.');
});

test('an answer between quoted lines stays with them, and words that only look alike stay', () => {
  const text = '> 수량은?\n10본입니다.\n> 납기는?\nOn Monday we ship.\n보낸 자재: A106';
  expect(ownWords(text)).toBe(text);
});

test('a subject becomes a title', () => {
  expect(subjectTitle('RE: FW: 회신: 울산 2공구\r\n 배관재')).toBe('울산 2공구 배관재');
  expect(subjectTitle('Re:')).toBe('');
  expect(subjectTitle('가'.repeat(200))).toHaveLength(120);
});

test('nothing of a stranger’s long line is taken for the head of a quotation', () => {
  const long = `On ${'x'.repeat(500)} wrote:`;
  expect(ownWords(long)).toBe(long);
  expect(ownWords('On Monday we start')).toBe('On Monday we start');
  expect(ownWords('Yes.\n  On Tue, 1 Dec 2026, Kim <kim@daehan.test>  \n  wrote:  \n> Hello')).toBe('Yes.');
  expect(ownWords('Yes.\n  > quoted\n>\n \n')).toBe('Yes.');
});

test('a title has no signs of answers, no control signs, and 120 letters at most', () => {
  expect(subjectTitle(' RE : Fwd: 회신:  울산\tA동\u200b ')).toBe('울산 A동');
  expect(subjectTitle('Fire: pumps')).toBe('Fire: pumps');
  expect(subjectTitle('Pumps re: A')).toBe('Pumps re: A');
  expect(subjectTitle(`${'가'.repeat(119)} 나`)).toBe('가'.repeat(119));
  expect(subjectTitle('나'.repeat(130))).toHaveLength(120);
});
