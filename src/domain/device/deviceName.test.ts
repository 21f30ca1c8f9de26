import { expect, it } from 'vitest';
import { deviceName, isHandheld } from './deviceName';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

it('distinguishes browsers that carry the names of others', () => {
  expect(deviceName(chrome)).toBe('Chrome · Windows');
  expect(deviceName(`${chrome} Edg/142.0.0.0`)).toBe('Edge · Windows');
  expect(deviceName(iphone)).toBe('Safari · iPhone');
});

it('says nothing of what it does not know', () => {
  expect(deviceName('curl/8.5.0')).toBe('');
});

it('knows handheld devices', () => {
  expect([isHandheld(chrome), isHandheld(iphone)]).toEqual([false, true]);
});
