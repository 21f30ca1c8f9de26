import webPush from 'web-push';
import { expect, test } from 'vitest';
import { newPushKey, pushKeyOf } from './pushKey';

test('a key that was made, or that another tool made, has its public one', () => {
  const made = newPushKey();
  expect(pushKeyOf(made.privateKey)).toEqual(made);
  const other = webPush.generateVAPIDKeys();
  expect(pushKeyOf(other.privateKey)).toEqual(other);
});

test.each(['', 'short', 'A'.repeat(43), '_'.repeat(43), `${'a'.repeat(42)}!`])('%s is no key', (text) => {
  expect(pushKeyOf(text)).toBeNull();
});
