import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { errorTable } from '../../contract/errors';
import { handleErrors } from './errors';
import { CallerLeft, fail } from './fail';

function failingServer() {
  const server = Fastify();
  handleErrors(server);
  for (const path of ['/api/user/profile', '/api/push/status']) {
    server.get(`${path}/broken`, () => {
      throw new Error('the disk is full');
    });
    server.get(`${path}/limited`, () => fail('TOO_MANY_REQUESTS'));
    server.get(`${path}/blocked`, () => fail('INVALID_USER'));
  }
  return async (path: string) => {
    const answer = await server.inject({ url: path, headers: { 'accept-language': 'en' } });
    return [answer.statusCode, answer.json<{ message: string }>().message] as const;
  };
}

it('a profile that cannot be answered carries no message, so that no browser takes it for a refused login', async () => {
  const ask = failingServer();
  expect(await ask('/api/user/profile/broken')).toEqual([500, '']);
  expect(await ask('/api/user/profile/limited')).toEqual([429, '']);
  expect(await ask('/api/user/profile/blocked')).toEqual([403, errorTable.INVALID_USER.en]);
});

it('any other call does, and what nobody expected stays inside', async () => {
  const ask = failingServer();
  expect(await ask('/api/push/status/broken')).toEqual([500, errorTable.UNKNOWN_SERVER_ERROR.en]);
  expect(await ask('/api/push/status/limited')).toEqual([429, errorTable.TOO_MANY_REQUESTS.en]);
});

it('a caller who left before the answer is no failure of the service: neither a fault in the log nor among the figures', async () => {
  const lines: string[] = [];
  const server = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  handleErrors(server);
  server.get('/left', () => Promise.reject(new CallerLeft()));
  server.get('/broken', () => Promise.reject(new Error('the disk is full')));
  expect((await server.inject('/left')).statusCode).toBe(499);
  expect(lines).toEqual([]);
  expect((await server.inject('/broken')).statusCode).toBe(500);
  expect(lines).toHaveLength(1);
});
