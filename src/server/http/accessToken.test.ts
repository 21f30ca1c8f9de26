import { afterEach, expect, test, vi } from 'vitest';
import { ACCESS_TOKEN_SECONDS } from '../../contract/constants';
import { readAccessToken, signAccessToken } from './accessToken';

const secretOf = (text: string) => new TextEncoder().encode(text.padEnd(32, '.'));
const SECRETS = [secretOf('now'), secretOf('before')];
const LOGIN = {
  login_id: '0197a0a0-0000-7000-8000-000000000001',
  account_id: '0197a0a0-0000-7000-8000-000000000002',
};

afterEach(() => vi.useRealTimers());

test('a token signed now or before the last change of secrets names its login, however often it comes', async () => {
  for (const secret of SECRETS) {
    const token = await signAccessToken(secret, LOGIN);
    expect(await readAccessToken(SECRETS, token)).toEqual(LOGIN);
    expect(await readAccessToken(SECRETS, token)).toEqual(LOGIN);
  }
});

test('a token that was genuine a moment ago is still refused once its time is over', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T00:00:00Z') });
  const token = await signAccessToken(secretOf('now'), LOGIN);
  expect(await readAccessToken(SECRETS, token)).toEqual(LOGIN);
  vi.advanceTimersByTime(ACCESS_TOKEN_SECONDS * 1000);
  await expect(readAccessToken(SECRETS, token)).rejects.toThrow('EXPIRED_TOKEN');
});

test('what is genuine under some secrets is nothing under others, nor with another signature or payload', async () => {
  const token = await signAccessToken(secretOf('now'), LOGIN);
  expect(await readAccessToken(SECRETS, token)).toEqual(LOGIN);
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const other = (await signAccessToken(secretOf('now'), { ...LOGIN, account_id: LOGIN.login_id })).split('.')[1];
  await expect(readAccessToken([secretOf('foreign')], token)).rejects.toThrow('INVALID_TOKEN');
  await expect(readAccessToken(SECRETS, `${header}.${other}.${signature}`)).rejects.toThrow('INVALID_TOKEN');
  await expect(readAccessToken(SECRETS, `${header}.${payload}.${signature.slice(1)}`)).rejects.toThrow('INVALID_TOKEN');
  await expect(readAccessToken(SECRETS, `${token}.more`)).rejects.toThrow('INVALID_TOKEN');
});
