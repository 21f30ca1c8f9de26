import { expect, test } from 'vitest';
import { PALETTE_COLOURS } from '../../../tests/support/paletteColours';
import { STYLE } from './style';

test('the console has the colours of the screens, each named by its role', () => {
  const written = [...STYLE.matchAll(/(--[\w-]+:)?(#[\da-f]{3,8})\b/gi)];
  expect(written.length).toBeGreaterThan(20);
  for (const [, role, colour = ''] of written) {
    expect(role, colour).toBeDefined();
    expect(PALETTE_COLOURS, role).toContain(colour.toUpperCase());
  }
});
