import { expect, it } from 'vitest';
import { parseLine } from '../../../../domain/material/parseLine';
import { lineOf } from '../../../../domain/material/requestLine';
import { readTable } from '../../../../domain/material/table';
import { textsOf } from './listTexts';

it('keeps the meaning that a heading gives to bare figures, and words that speak for themselves as they are', async () => {
  const { lines } = readTable([
    ['품명', '관경', '스케줄', '재질', '수량', '단위'],
    ['무계목 강관', '100', '40', 'SPPS380', '12', 'M'],
    ['소계', '', '', '', '12', ''],
  ]);
  const read = lines.map(({ parsed }) => lineOf(parsed, {}));
  const texts = await textsOf(read);
  const [item, total] = [texts[read.findIndex(({ excluded }) => !excluded)], texts.at(-1)];
  expect(parseLine(item ?? '').item).toMatchObject({
    category: 'pipe',
    type: 'SMLS',
    grade: 'SPPS380',
    nps: ['4'],
    schedule: ['40'],
    qty: 12,
    unit: 'M',
  });
  expect(total).toBe(read.at(-1)?.text);
  const plain = lineOf(parseLine('엘보 100A SCH40 12개'), {});
  expect(await textsOf([plain])).toEqual(['엘보 100A SCH40 12개']);
});
