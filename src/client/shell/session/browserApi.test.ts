// @vitest-environment happy-dom
import type { Window } from 'happy-dom';
import Router from 'next/router';
import { afterEach, expect, test, vi } from 'vitest';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { getProfile } from '../../../contract/routes/reader';
import { call } from '../../api/call';
import { makeBrowserApi } from './browserApi';

afterEach(() => {
  Router.router = null;
});

test('the third renewal in a row that fails leads to sign in, with the way back', async () => {
  const push = vi.fn();
  Router.router = { asPath: '/service/project?role=buyer', push } as unknown as typeof Router.router;
  const requested: string[] = [];
  (window as unknown as Window).happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: ({ request, window: { Response } }) => {
      requested.push(new URL(request.url).pathname);
      const body = { mcode: ERROR_CODES.AUTH_REQUIRED, message: '', data: null, status: 401 };
      return Promise.resolve(new Response(JSON.stringify(body), { status: 401 }));
    },
  };
  // The environment has the name of the locks, and no locks behind it.
  const locks = { request: (_name: string, work: () => unknown) => work() };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const api = makeBrowserApi();
  const profile = () => expect(call(getProfile, {}, { api })).rejects.toMatchObject({ status: 401 });
  await profile();
  await profile();
  expect(push).not.toHaveBeenCalled();
  await profile();
  expect(push).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Fservice%2Fproject%3Frole%3Dbuyer');
  // Without a stored refresh token nothing is exchanged.
  expect(requested).toEqual(['/api/user/profile', '/api/user/profile', '/api/user/profile']);
});
