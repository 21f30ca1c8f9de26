import { describe, expect, it } from 'vitest';
import { describeSpec } from '../../../../domain/material/describe';
import { parseLine } from '../../../../domain/material/parseLine';
import { lineOf } from '../../../../domain/material/requestLine';
import { fromParsed } from './editorLine';
import { specTexts } from './specTexts';
import { corrected } from './understanding';

const line = (text: string) => fromParsed(lineOf(parseLine(text), {}));

describe('steel that a person corrects by hand', () => {
  it.each(['4.5x1219x2438', '4.5T x 1219 x 2438', '4.5t×1219×2438', 'PL-4.5x1219x2438'])(
    'has a weight with the size %s, and its thickness once',
    (size) => {
      // Read as a plate flange, its thickness stands in the wall and in the details.
      const wrong = line('판플랜지 4.5T 1219x2438 3매');
      expect(wrong.spec.category).toBe('flange');
      const plate = corrected(corrected(wrong, { category: 'structural', type: '강판' }), { size });
      expect(plate.spec).toMatchObject({ section: 'PL-4.5x1219x2438', wall_mm: null });
      expect(plate).toMatchObject({ unit_weight_kg: '104.983', total_weight_kg: '314.949', warnings: [] });
      expect(describeSpec(plate.spec, 'ko')).toBe('강판 PL-4.5x1219x2438');
    },
  );

  it('says which measure is missing where there is no weight', () => {
    const channel = corrected(line('이상한 것 3개'), {
      category: 'structural',
      type: 'CHANNEL',
      size: '380x100x13',
      grade: 'SS275',
    });
    expect(channel).toMatchObject({ unit_weight_kg: null, warnings: ['missing_length', 'missing_flange'] });
    const whole = corrected(channel, { size: '380x100x13x20', length_m: '6' });
    expect(whole).toMatchObject({ unit_weight_kg: '403.8', warnings: [] });
    expect(corrected(whole, { size: '150x75x6.5' })).toMatchObject({
      spec: { section: 'C-150x75x6.5x10' },
      warnings: ['section_assumed'],
    });
  });
});

it('a material that is named by a word is the same however it is typed', () => {
  const [ko, en] = ['주철', 'cast iron'].map((grade) => corrected(line('게이트밸브 100A 10K 3EA'), { grade }));
  expect(ko?.spec).toMatchObject({ grade: 'CAST IRON' });
  expect(en?.spec.canonical_key).toBe(ko?.spec.canonical_key);
  expect(ko?.warnings).toEqual([]);
});

it.each([
  ['파이프 100A SCH40 A106-B 6M 10본', '100A'],
  ['파이프 2-1/2" SCH10S STS304 6M 10본', '2-1/2"'],
  ['티 100A*50A SCH40 A234-WPB 2개', '100A x 50A'],
])('the grid keeps the size of %s as %s, after a correction too', (text, size) => {
  const read = line(text);
  expect(specTexts(read.spec).size).toBe(size);
  expect(specTexts(corrected(read, { schedule: '80' }).spec).size).toBe(size);
  expect(specTexts(corrected(read, { size: '3"' }).spec).size).toBe('3"');
});
