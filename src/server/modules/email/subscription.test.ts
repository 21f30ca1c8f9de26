import { expect, test } from 'vitest';
import { accountOfToken, unsubscribeToken } from './subscription.service';

const secret = new TextEncoder().encode('a-secret-of-thirty-two-bytes-long!');
const id = '0190a000-0000-7000-8000-000000000001';

test('a token names the person it was made for, and nobody makes one without the secret', () => {
  const token = unsubscribeToken(secret, id);
  expect(accountOfToken([secret], token)).toBe(id);
  const signature = token.slice(id.length);
  const changed = signature.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  for (const forged of [id, '', `${id}${changed}`, `0190a000-0000-7000-8000-000000000002${signature}`]) {
    expect(accountOfToken([secret], forged)).toBeNull();
  }
  const another = new TextEncoder().encode('another-secret-of-thirty-two-bytes');
  expect(accountOfToken([another], token)).toBeNull();
  expect(accountOfToken([another, secret], token)).toBe(id);
});

test('without a secret no token is made', () => {
  expect(() => unsubscribeToken(new Uint8Array(), id)).toThrow();
});
