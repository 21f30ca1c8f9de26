import { expect, it } from 'vitest';
import { palette, radius } from './tokens';

it('has the palettes and radii of the specification', () => {
  const names = Object.keys(palette);
  for (const name of ['gray', 'blue', 'red', 'green', 'yellow', 'purple']) expect(names).toContain(name);
  expect(Object.values(radius)).toEqual(['4px', '8px', '16px', '24px', '999px']);
});
