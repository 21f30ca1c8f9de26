import { expect, test } from 'vitest';
import { pdfPages } from '../../../../tests/support/pdfText';
import { piecesOf } from './patchLineBreaker.mjs';
import { printPdf } from './printPdf.mjs';

test.each([
  ['B2B 마켓플레이스입니다. 다음', ['B2B ', '마켓플레이스입니다. ', '다음']],
  ['STS304강관 10EA와 5%를', ['STS304강관 ', '10EA와 ', '5%를']],
  ['보온·보냉 「도면」은', ['보온·', '보냉 ', '「도면」은']],
  ['한빛\n플랜트', ['한빛\n', '플랜트']],
  ['SMLS PIPE A106-B', ['SMLS ', 'PIPE ', 'A106-', 'B']],
])('%j may be broken between words alone', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('pdfmake breaks Korean between words alone', { timeout: 60_000 }, async () => {
  const word = '가나다라마바사';
  const column = { width: 100, text: Array.from({ length: 12 }, () => word).join(' ') };
  const bytes = await printPdf({ language: 'ko', title: '발주서', number: 'O-1', content: [{ columns: [column] }] });
  const lines = (await pdfPages(bytes))[0]?.text.split('\n').filter((line) => line.includes('가')) ?? [];
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.replaceAll(word, '').trim()).toBe('');
});
