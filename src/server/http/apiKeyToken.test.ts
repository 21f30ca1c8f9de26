import { describe, expect, it } from 'vitest';
import { newApiKey, readApiKey } from './apiKeyToken';

const ACCOUNT = '0197a0a0-0000-7000-8000-00000000000a';

describe('an API key', () => {
  it.each([true, false])('names its account and whose data it reaches (test data: %s)', (isTest) => {
    const { token, hash, begins } = newApiKey(ACCOUNT, isTest);
    expect(readApiKey(token)).toEqual({ login_id: ACCOUNT, account_id: ACCOUNT, is_test: isTest, key_hash: hash });
    expect(token).toMatch(/^stlbs_(live|test)_[0-9A-Za-z]{55}$/);
    expect(token.startsWith(begins)).toBe(true);
    expect(hash).not.toContain(begins);
  });

  it('is refused with any letter mistyped, before anybody looks it up', () => {
    const { token } = newApiKey(ACCOUNT, true);
    for (let place = 'stlbs_'.length; place < token.length; place += 1) {
      const other = token[place] === 'x' ? 'y' : 'x';
      const mistyped = `${token.slice(0, place)}${other}${token.slice(place + 1)}`;
      expect(() => readApiKey(mistyped), mistyped).toThrow('KEY_INVALID');
    }
    for (const wrong of ['', 'stlbs_test_', `${token}0`, token.replace('stlbs_test', 'stlbs_prod'), `${token}\n`]) {
      expect(() => readApiKey(wrong)).toThrow('KEY_INVALID');
    }
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => newApiKey(ACCOUNT, true).token)).size).toBe(100);
  });
});
