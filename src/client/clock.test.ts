import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetServerTime, hearServerTime, serverNow } from './clock';

const DEVICE = Date.parse('2026-11-23T00:00:00Z');
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE });
  forgetServerTime();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ahead = () => serverNow() - Date.now();

test('before any answer it is the device that counts', () => {
  expect(serverNow()).toBe(DEVICE);
});

test('a device that is hours off counts by the server, whose time lies between question and answer', () => {
  hearServerTime(DEVICE + 5 * HOUR, DEVICE - 400, DEVICE);
  expect(ahead()).toBe(5 * HOUR + 200);
  vi.advanceTimersByTime(60_000);
  expect(ahead()).toBe(5 * HOUR + 200);
});

test('a quicker answer measures closer, a slow one does not spoil what is known', () => {
  hearServerTime(DEVICE + HOUR, DEVICE - 3_000, DEVICE);
  hearServerTime(DEVICE + HOUR, DEVICE - 20, DEVICE);
  expect(ahead()).toBe(HOUR + 10);
  hearServerTime(DEVICE + HOUR - 900, DEVICE - 2_000, DEVICE);
  expect(ahead()).toBe(HOUR + 10);
});

test('a clock that was set meanwhile is measured again, even by a slow answer', () => {
  hearServerTime(DEVICE + HOUR, DEVICE - 20, DEVICE);
  hearServerTime(DEVICE - HOUR, DEVICE - 4_000, DEVICE);
  expect(ahead()).toBe(-HOUR + 2_000);
});

test('an answer without a time, or from before its question, says nothing', () => {
  hearServerTime(Number.NaN, DEVICE - 20, DEVICE);
  hearServerTime(DEVICE + HOUR, DEVICE, DEVICE - 1);
  expect(ahead()).toBe(0);
});

test.each([
  ['came over the network', 1_200, 3 * HOUR],
  ['lay in the browser, with the time of back then', 0, 0],
])('the page is the first answer when it %s', (_name, transferSize, expected) => {
  const serverTiming = [{ name: 'clock', description: String(DEVICE + 3 * HOUR) }];
  const page = { requestStart: 0, responseStart: 0, transferSize, serverTiming };
  vi.stubGlobal('window', {});
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [page] });
  expect(ahead()).toBe(expected);
});
