import { describe, expect, test } from 'vitest';
import { fontRuns } from './fontRuns.mjs';

describe('letters that Pretendard lacks', () => {
  test('a text that Pretendard has stays as it is', () => {
    expect(fontRuns('SMLS 강관 M8x10 ㈜ ₩')).toBe('SMLS 강관 M8x10 ㈜ ₩');
  });

  test('Chinese characters get a font that has them', () => {
    expect(fontRuns({ text: '한국鋼管 钢', style: 'value' })).toEqual({
      text: [
        { text: '한국', font: 'Pretendard' },
        { text: '鋼管', font: 'NotoSansJP' },
        { text: ' ', font: 'Pretendard' },
        { text: '钢', font: 'NotoSansSC' },
      ],
      style: 'value',
    });
  });

  test('Korean compatibility ideographs are the same letters', () => {
    expect(fontRuns('\uF90A')).toEqual({ text: [{ text: '金', font: 'NotoSansJP' }] });
  });

  test('a letter that no font has is marked as missing, inside tables too', () => {
    expect(fontRuns({ table: { body: [['a', { text: ['😀'] }]] } })).toEqual({
      table: { body: [['a', { text: ['〓'] }]] },
    });
  });
});
