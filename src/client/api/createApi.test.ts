import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRfq, getRfq } from '../../contract/routes/request';
import { login, withdraw } from '../../contract/routes/account';
import { ApiError } from './ApiError';
import { call } from './call';
import { type Api, createApi } from './createApi';
import type { TokenStore } from './tokens';

type Reply = { status: number; mcode: number; data?: unknown; message?: string };
const EXPIRED: Reply = { status: 401, mcode: 1002, message: 'expired' };
const DONE: Reply = { status: 200, mcode: 0, data: { ok: true } };
const detail = { params: { rfq_number_id: 'Q1' } };

function memoryTokens(access?: string, refresh?: string): TokenStore & { set: (a?: string, r?: string) => void } {
  return {
    access: () => access,
    refresh: () => refresh,
    set: (a, r) => {
      access = a;
      refresh = r;
    },
    store: (tokens) => {
      access = tokens.access_token;
      refresh = tokens.refresh_token;
    },
    clear: () => {
      access = undefined;
      refresh = undefined;
    },
    exclusively: (work) => work(),
  };
}

/** A backend that answers by path and notes what reached it. */
function backend(answer: (config: InternalAxiosRequestConfig) => Reply | Promise<Reply>) {
  const seen: InternalAxiosRequestConfig[] = [];
  const adapter = async (config: InternalAxiosRequestConfig) => {
    seen.push(config);
    const { status, mcode, data = null, message = '' } = await answer(config);
    return { data: { mcode, message, data }, status, statusText: '', headers: new AxiosHeaders(), config };
  };
  const to = (path: string) => seen.filter((config) => config.url === path);
  return { adapter, seen, to };
}

const authorization = (config?: InternalAxiosRequestConfig) => config?.headers.get('Authorization');

describe('createApi', () => {
  const onSessionLost = vi.fn();
  const make = (tokens: TokenStore, adapter: ReturnType<typeof backend>['adapter']) =>
    createApi({ baseURL: '/api', language: () => 'en', tokens, adapter, onSessionLost });

  beforeEach(() => onSessionLost.mockReset());
  afterEach(() => void vi.useRealTimers());

  it('renews once for all calls that found the login expired, and sends each again with the new token', async () => {
    const tokens = memoryTokens('old', 'r1');
    const server = backend((config) => {
      if (config.url === '/auth/refresh') return { ...DONE, data: { access_token: 'new', refresh_token: 'r2' } };
      return authorization(config) === 'Bearer new' ? DONE : EXPIRED;
    });
    const api = make(tokens, server.adapter);
    await Promise.all([call(getRfq, detail, { api }), call(getRfq, detail, { api }), call(getRfq, detail, { api })]);
    expect(server.to('/auth/refresh')).toHaveLength(1);
    expect(server.to('/rfq/Q1')).toHaveLength(6);
    expect([tokens.access(), tokens.refresh()]).toEqual(['new', 'r2']);
  });

  it('does not renew again for a call that went out before the login was renewed', async () => {
    const tokens = memoryTokens('old', 'r1');
    const server = backend((config) => {
      if (authorization(config) === 'Bearer new') return DONE;
      tokens.set('new', 'r2');
      return EXPIRED;
    });
    await call(getRfq, detail, { api: make(tokens, server.adapter) });
    expect(server.to('/auth/refresh')).toHaveLength(0);
  });

  it('renews on "login required" only with HTTP 401', async () => {
    const server = backend(() => ({ status: 403, mcode: 1000 }));
    const api = make(memoryTokens('old', 'r1'), server.adapter);
    await expect(call(getRfq, detail, { api })).rejects.toMatchObject({ mcode: 1000, status: 403 });
    expect(server.to('/auth/refresh')).toHaveLength(0);
  });

  it('keeps the idempotency key over a renewal', async () => {
    const server = backend((config) => {
      if (config.url === '/auth/refresh') return { ...DONE, data: { access_token: 'new', refresh_token: 'r2' } };
      return authorization(config) === 'Bearer new' ? DONE : EXPIRED;
    });
    await call(createRfq, {}, { api: make(memoryTokens('old', 'r1'), server.adapter) });
    const keys = server.to('/rfq').map((config) => config.headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('takes an id that no record can have for a missing record, and nothing else that was wrong in a call', async () => {
    const refusing = (...path: (string | number)[]) =>
      make(
        memoryTokens(),
        backend(() => ({ status: 400, mcode: 4, data: { issues: [{ path, code: 'invalid' }] } })).adapter,
      );
    const failure = (path: (string | number)[], send: (api: Api) => Promise<unknown>) =>
      send(refusing(...path)).catch((error: unknown) => (error as ApiError).notFound);
    const read = (api: Api) => call(getRfq, detail, { api });
    expect(await failure(['rfq_number_id'], read)).toBe(true);
    expect(await failure(['limit'], read)).toBe(false);
    expect(await failure(['rfq_number_id'], (api) => call(createRfq, {}, { api, idempotencyKey: 'once' }))).toBe(false);
  });

  it('forgets both tokens and passes the first error on when the renewal is refused', async () => {
    const tokens = memoryTokens('old', 'r1');
    const server = backend((config) => (config.url === '/auth/refresh' ? { status: 401, mcode: 1001 } : EXPIRED));
    const api = make(tokens, server.adapter);
    await expect(call(getRfq, detail, { api })).rejects.toMatchObject({ mcode: 1002, message: 'expired' });
    expect([tokens.access(), tokens.refresh()]).toEqual([undefined, undefined]);
  });

  it('asks again for a renewal whose answer was lost, and keeps the login when none comes', async () => {
    vi.useFakeTimers();
    const lost = { refreshes: 1 };
    const expiredLogin = () => {
      const tokens = memoryTokens('old', 'r1');
      let requested = 0;
      const server = backend((config) => {
        if (config.url !== '/auth/refresh') return authorization(config) === 'Bearer new' ? DONE : EXPIRED;
        requested += 1;
        if (requested <= lost.refreshes) throw new AxiosError('cut', 'ERR_NETWORK');
        return { ...DONE, data: { access_token: 'new', refresh_token: 'r2' } };
      });
      return { tokens, server, done: call(getRfq, detail, { api: make(tokens, server.adapter) }) };
    };
    const once = expiredLogin();
    await vi.runAllTimersAsync();
    await once.done;
    expect(once.server.to('/auth/refresh')).toHaveLength(2);
    expect(once.tokens.refresh()).toBe('r2');

    lost.refreshes = 99;
    const never = expiredLogin();
    const failure = expect(never.done).rejects.toMatchObject({ mcode: null, status: null, message: '' });
    await vi.runAllTimersAsync();
    await failure;
    expect(never.server.to('/auth/refresh')).toHaveLength(3);
    expect([never.tokens.access(), never.tokens.refresh()]).toEqual(['old', 'r1']);
  });

  const expiredWith = (renewal: () => Reply) => {
    const tokens = memoryTokens('old', 'r1');
    const api = make(tokens, backend((config) => (config.url === '/auth/refresh' ? renewal() : EXPIRED)).adapter);
    return { tokens, api };
  };

  it.each<[string, () => Reply]>([
    ['a fault of the API', () => ({ status: 500, mcode: 1, message: 'broken' })],
    ['an API that restarts', () => ({ status: 503, mcode: 9503, message: 'starting' })],
    ['too many calls', () => ({ status: 429, mcode: 9429, message: 'slower' })],
    ['too slow a call', () => ({ status: 408, mcode: 1, message: 'slow' })],
    ['a proxy in its place', () => ({ status: 403, mcode: undefined as never })],
    ['an answer without tokens', () => DONE],
    [
      'an answer that took too long',
      () => {
        throw new AxiosError('late', 'ECONNABORTED');
      },
    ],
  ])('keeps the login when its renewal is answered by %s, however often, and tells no refusal', async (_, renewal) => {
    const { tokens, api } = expiredWith(renewal);
    for (let time = 1; time <= 4; time += 1) {
      await expect(call(getRfq, detail, { api })).rejects.toMatchObject({ mcode: null, status: null, message: '' });
    }
    const change = call(createRfq, {}, { api, idempotencyKey: 'once' });
    await expect(change).rejects.toMatchObject({ mcode: null, unsent: 'lost' });
    expect([tokens.access(), tokens.refresh()]).toEqual(['old', 'r1']);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it.each([400, 401, 403])('ends the login when the API itself refuses the renewal with %i', async (status) => {
    const { tokens, api } = expiredWith(() => ({ status, mcode: 1001 }));
    await expect(call(getRfq, detail, { api })).rejects.toMatchObject({ mcode: 1002 });
    expect([tokens.access(), tokens.refresh()]).toEqual([undefined, undefined]);
  });

  it('makes no refresh call without a stored refresh token, and counts it as failed', async () => {
    const server = backend(() => EXPIRED);
    const api = make(memoryTokens('old'), server.adapter);
    for (let time = 1; time <= 3; time += 1) await expect(call(getRfq, detail, { api })).rejects.toThrow(ApiError);
    expect(server.to('/auth/refresh')).toHaveLength(0);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  it('starts counting again after any answer with 200', async () => {
    let good = false;
    const server = backend(() => (good ? DONE : EXPIRED));
    const api = make(memoryTokens(), server.adapter);
    const fail = () => expect(call(getRfq, detail, { api })).rejects.toThrow(ApiError);
    await fail();
    await fail();
    good = true;
    await call(getRfq, detail, { api });
    good = false;
    await fail();
    await fail();
    expect(onSessionLost).not.toHaveBeenCalled();
    await fail();
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  it('does not bring back a login that ended while it was renewed', async () => {
    const tokens = memoryTokens('old', 'r1');
    const server = backend((config) => {
      if (config.url !== '/auth/refresh') return EXPIRED;
      tokens.set(undefined, undefined);
      return { ...DONE, data: { access_token: 'new', refresh_token: 'r2' } };
    });
    await expect(call(getRfq, detail, { api: make(tokens, server.adapter) })).rejects.toThrow(ApiError);
    expect(tokens.access()).toBeUndefined();
  });

  it('goes to the base as JSON, with credentials and thirty seconds of patience', async () => {
    const server = backend(() => DONE);
    await call(createRfq, {}, { api: make(memoryTokens('mine'), server.adapter) });
    expect(server.seen[0]).toMatchObject({ baseURL: '/api', url: '/rfq', withCredentials: true, timeout: 30_000 });
    expect(server.seen[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('calls what reads and what removes JSON too, without a body', async () => {
    const server = backend(() => DONE);
    const api = make(memoryTokens('mine'), server.adapter);
    await call(getRfq, detail, { api });
    await call(withdraw, {}, { api });
    await call(createRfq, {}, { api });
    expect(server.seen.map(({ headers }) => headers.get('Content-Type'))).toEqual(Array(3).fill('application/json'));
    expect(server.seen.map(({ method, data }) => [method, data])).toEqual([
      ['get', null],
      ['delete', null],
      ['post', '{}'],
    ]);
  });

  it('gives with a failure the headers that went out, of reads and changes, answered or not', async () => {
    const sent = async (reply: (config: InternalAxiosRequestConfig) => Reply, send: (api: Api) => Promise<unknown>) => {
      const failure = await send(make(memoryTokens('mine'), backend(reply).adapter)).catch((error: ApiError) => error);
      return (failure as ApiError).exchange.requestHeaders;
    };
    const read = (api: Api) => call(getRfq, detail, { api });
    const change = (api: Api) => call(createRfq, {}, { api, idempotencyKey: 'key-of-this-action' });
    const refused = () => ({ status: 500, mcode: 1 });
    const silent = (config: InternalAxiosRequestConfig): Reply => {
      throw new AxiosError('cut', 'ERR_NETWORK', config);
    };
    const always = {
      Accept: 'application/json',
      'Accept-Language': 'en',
      Authorization: 'Bearer mine',
      'Content-Type': 'application/json',
    };
    for (const reply of [refused, silent]) {
      expect(await sent(reply, read)).toEqual(always);
      expect(await sent(reply, change)).toEqual({ ...always, 'Idempotency-Key': 'key-of-this-action' });
    }
  });

  it('sends the language with every call, the token with all but signing in', async () => {
    const server = backend(() => DONE);
    const api = make(memoryTokens('mine'), server.adapter);
    await call(getRfq, detail, { api });
    await call(login, { body: { email: 'a@b.kr', password: 'x' } }, { api });
    expect(server.seen.map(authorization)).toEqual(['Bearer mine', undefined]);
    expect(server.seen.map((config) => config.headers.get('Accept-Language'))).toEqual(['en', 'en']);
  });

  it('distinguishes a timeout, an aborted connection and a 408 from other failures', async () => {
    const timedOut = async (reply: () => Reply) =>
      call(getRfq, detail, { api: make(memoryTokens(), backend(reply).adapter) }).catch((error) => error.timedOut);
    const broken = (code: string) => () => {
      throw new AxiosError('broken', code);
    };
    expect(await timedOut(broken('ECONNABORTED'))).toBe(true);
    expect(await timedOut(() => ({ status: 408, mcode: 1 }))).toBe(true);
    expect(await timedOut(broken('ERR_NETWORK'))).toBe(false);
  });
});
