import type { Content } from 'pdfmake';
import { describe, expect, test } from 'vitest';
import { PALETTE_COLOURS } from '../../../../tests/support/paletteColours';
import { glyphsOf } from './fontRuns.mjs';
import { FONT_FEATURES, INK } from './documentStyle.mjs';
import { printPdf } from './printPdf.mjs';

const document = { language: 'ko', title: '발주서', number: 'O-1' } as const;

describe('printing', () => {
  test('a long document gets pages of A4 with Pretendard in it', { timeout: 60_000 }, async () => {
    const bytes = await printPdf({ ...document, content: Array.from({ length: 120 }, (_, i) => `줄 ${i}`) });
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
    expect(text).toContain('[0 0 595.28 841.89]');
    expect(text).toMatch(/\/BaseFont \/\w+\+Pretendard/);
  });

  test('a document that fills its last page gets no empty one behind it', { timeout: 60_000 }, async () => {
    const content: Content[] = ['줄', { text: '끝', margin: [0, 600, 0, 400] }];
    const bytes = await printPdf({ ...document, content });
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1);
  });

  test('a document reads no file and no address but our fonts', { timeout: 60_000 }, async () => {
    await expect(printPdf({ ...document, content: [{ image: '/etc/passwd' }] })).rejects.toThrow();
    await expect(printPdf({ ...document, content: [{ image: 'http://127.0.0.1:9/x.png' }] })).rejects.toThrow();
    await expect(printPdf({ ...document, content: ['다음'] })).resolves.toBeInstanceOf(Uint8Array);
  });
});

test('documents have the colours of the screens', () => {
  for (const color of Object.values(INK)) expect(PALETTE_COLOURS).toContain(color);
});

test.each(['Pretendard-Regular.otf', 'Pretendard-Bold.otf'])('codes keep their x in %s', (file) => {
  const x = glyphsOf(file, 'x', {})[0];
  for (const text of ['M8x10', '볼트 M8x10', '(100x50)', '4"x2"'])
    expect(glyphsOf(file, text, FONT_FEATURES)).toContain(x);
  expect(glyphsOf(file, 'M8x10', {})).not.toContain(x);
});
