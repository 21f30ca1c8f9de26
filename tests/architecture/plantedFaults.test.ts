import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLANTED_FAULTS } from '../planted/plantedFaults';
import { ROOT, textOf } from './sourceFiles';

test('ten faults stand ready in ten layers: each has its place and the test that finds it', () => {
  expect(new Set(PLANTED_FAULTS.map(({ layer }) => layer)).size).toBe(10);
  const quality = textOf('docs/quality.md');
  for (const { layer, file, from, to, test: finder } of PLANTED_FAULTS) {
    expect(textOf(file), layer).toContain(from);
    expect(to, layer).not.toBe(from);
    expect(existsSync(join(ROOT, finder)), finder).toBe(true);
    expect(quality, `docs/quality.md lacks ${layer}`).toContain(`\`${finder}\``);
  }
});
