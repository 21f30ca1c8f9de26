import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../contract/constants';
import { recordedStep } from './recordedStep';
import recordedSteps from './recordedSteps.json';

const STARTS = recordedSteps as Record<string, number[]>;
const NAMES = ['buyer', 'seller', 'manage'].flatMap((audience) => LANGUAGES.map((one) => `${audience}.${one}`));
const KINDS = ['webm', 'mp4', 'jpg'];

test('every audience has its recordings in each language, for desktop, the dark look and phones', () => {
  const names = NAMES.flatMap((name) => [name, `${name}.dark`, `${name}.phone`]);
  expect(Object.keys(STARTS).toSorted()).toEqual(names.toSorted());
  for (const name of names)
    for (const kind of KINDS) expect(existsSync(`public/cdn/videos/${name}.${kind}`), `${name}.${kind}`).toBe(true);
});

test('what was recorded has three steps one after the other', () => {
  for (const [name, starts] of Object.entries(STARTS)) {
    expect(name).toMatch(/^(buyer|seller|manage)\.(ko|en)(\.dark|\.phone)?$/u);
    expect(starts, name).toHaveLength(3);
    expect(starts, name).toEqual(starts.toSorted((one, other) => one - other));
  }
});

test('the step is the last that has begun, and none is marked in a recording without steps', () => {
  const steps = [0, 0.9, 4.2, 8, 30].map((time) => recordedStep([1, 4.2, 8.5], time));
  expect(steps).toEqual([0, 0, 1, 1, 2]);
  expect(recordedStep([], 5)).toBeNull();
});
