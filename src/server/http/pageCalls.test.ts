import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { Database } from '../db/database';
import type { TokenLogin } from './accessToken';
import { injectOfPage, type PageCalls, standingReader } from './pageCalls';

it('looks a login up once for all calls that a page makes, and again for the next page', async () => {
  const query = vi.fn(() => Promise.reject(new Error('only counted')));
  const database = { scope: 'test', $client: { query } } as unknown as Database;
  const login = { login_id: 'a', account_id: 'b', is_test: true } as unknown as TokenLogin;
  const server = fastify();
  server.get('/', async () => standingReader(database, login).catch(() => 'read'));
  const open = () => {
    const calls: PageCalls = { sessions: new Map() };
    return () => injectOfPage(server, calls, { method: 'GET', url: '/' });
  };
  const first = open();
  const answers = [...(await Promise.all([first(), first()])), await first()];
  expect(answers.map(({ body }) => body)).toEqual(['read', 'read', 'read']);
  expect(query).toHaveBeenCalledTimes(1);
  await open()();
  expect(query).toHaveBeenCalledTimes(2);
  await server.close();
});
