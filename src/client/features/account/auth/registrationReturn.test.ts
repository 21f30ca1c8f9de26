import { afterEach, expect, test, vi } from 'vitest';
import { keepWay, keptWay } from './registrationReturn';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
afterEach(() => {
  kept.clear();
  vi.useRealTimers();
});

test('the way on is there for who registered, whichever tab the mailed link opens in, and for nobody else', () => {
  keepWay('new@stlbs.test', '/service/buyer/type/paste');
  expect(keptWay('new@stlbs.test')).toBe('/service/buyer/type/paste');
  expect(keptWay('other@stlbs.test')).toBeUndefined();
});

test('it is forgotten by another registration without one, and after a week', () => {
  vi.useFakeTimers();
  keepWay('new@stlbs.test', '/service');
  vi.advanceTimersByTime(7 * 86_400_000 + 1);
  expect(keptWay('new@stlbs.test')).toBeUndefined();
  keepWay('new@stlbs.test', '/service');
  keepWay('later@stlbs.test', undefined);
  expect(keptWay('new@stlbs.test')).toBeUndefined();
});
