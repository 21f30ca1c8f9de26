import { expect, test } from 'vitest';
import { allows, follow, type Transition, TransitionError } from './transition';

const DOOR = {
  open: { from: ['shut', 'ajar'], to: 'open' },
  look: { from: ['open'], to: 'same' },
} as const satisfies Record<string, Transition<'shut' | 'ajar' | 'open'>>;

test('an event leads where its row says, or stays', () => {
  expect(follow(DOOR, 'open', 'shut')).toBe('open');
  expect(follow(DOOR, 'open', 'ajar')).toBe('open');
  expect(follow(DOOR, 'look', 'open')).toBe('open');
  expect([allows(DOOR, 'open', 'ajar'), allows(DOOR, 'look', 'ajar')]).toEqual([true, false]);
});

test('an event that its state does not allow names both', () => {
  const act = () => follow<'shut' | 'ajar' | 'open', 'open' | 'look'>(DOOR, 'look', 'shut');
  expect(act).toThrow(TransitionError);
  expect(act).toThrow('look is not possible in shut');
  expect(act).toThrow(expect.objectContaining({ event: 'look', state: 'shut', name: 'TransitionError' }));
});
