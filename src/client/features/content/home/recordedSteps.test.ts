import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import recordedSteps from './recordedSteps.json';

const STARTS = recordedSteps as Record<string, number[]>;

test('what was recorded is there, with three steps one after the other', () => {
  for (const [name, starts] of Object.entries(STARTS)) {
    expect(name).toMatch(/^(buyer|seller|manage)\.(ko|en)(\.dark|\.phone)?$/u);
    for (const kind of ['webm', 'mp4', 'jpg']) expect(existsSync(`public/cdn/videos/${name}.${kind}`), name).toBe(true);
    expect(starts, name).toHaveLength(3);
    expect(starts, name).toEqual(starts.toSorted((one, other) => one - other));
  }
});
