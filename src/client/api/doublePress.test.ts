import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from './apiRequest';
import type { Api } from './createApi';
import { sendOnce } from './doublePress';

const change = (body: unknown, rest: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'POST',
  url: '/message',
  body,
  ...rest,
});

function server() {
  const sent: unknown[] = [];
  const api = {} as Api;
  const press = (request: ApiRequest, takes = 50, fails = false) =>
    sendOnce(api, request, async () => {
      sent.push(request.body);
      await new Promise((resolve) => setTimeout(resolve, takes));
      if (fails) throw new Error('refused');
      return sent.length;
    });
  return { sent, press };
}

describe('a double press', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => vi.useRealTimers());

  it('sends one call, before the first is answered and shortly after', async () => {
    const { sent, press } = server();
    const [one, two] = [press(change('a')), press(change('a'))];
    await vi.advanceTimersByTimeAsync(300);
    const three = press(change('a'));
    expect(await Promise.all([one, two, three])).toEqual([1, 1, 1]);
    expect(sent).toEqual(['a']);
  });

  it('lets the same change be sent again later, after another one, and after a failure', async () => {
    const { sent, press } = server();
    void press(change('on'));
    await vi.advanceTimersByTimeAsync(100);
    void press(change('off'));
    await vi.advanceTimersByTimeAsync(100);
    void press(change('on'));
    await vi.advanceTimersByTimeAsync(1000);
    void press(change('on'));
    await vi.advanceTimersByTimeAsync(1000);
    press(change('bad'), 50, true).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(100);
    press(change('bad'), 50, true).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual(['on', 'off', 'on', 'on', 'bad', 'bad']);
  });

  it('never holds back a question, nor a call that can be cancelled', async () => {
    const { sent, press } = server();
    for (const rest of [{ method: 'GET' }, { signal: new AbortController().signal }] as const) {
      void press(change('x', rest));
      void press(change('x', rest));
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(4);
  });
});
