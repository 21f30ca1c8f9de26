// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { notePushOff, notePushOn, renewPush } from './renewPush';

const KEY = 'AQID';
const device = (current: boolean) => ({
  id: '0197f1a0-0000-7000-8000-000000000001',
  user_agent: 'Chrome',
  created_at: '2026-11-01T00:00:00.000Z',
  last_used_at: null,
  current,
});

/** A browser as far as notifications need one; the test environment has no push service. */
function browser() {
  const subscription = {
    endpoint: 'https://push.example.com/x',
    options: { applicationServerKey: new Uint8Array([9, 9, 9]).buffer },
    getKey: () => new Uint8Array([1]).buffer,
    unsubscribe: vi.fn(async () => true),
  };
  const subscribe = vi.fn(async () => subscription);
  const pushManager = { getSubscription: async () => subscription, subscribe };
  const registration = { pushManager };
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, register: async () => registration, ready: registration },
  });
  return { subscribe, unsubscribe: subscription.unsubscribe };
}

function server(current: boolean) {
  const answer = { key: KEY, items: [device(current)] };
  return answeringApi({ 'GET /push/device': () => answer, 'POST /push/device': () => answer });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
  notePushOn('reader');
  vi.setSystemTime(new Date('2026-11-02T01:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

describe('renewPush', () => {
  it('subscribes again with the present key of the server, once a day', async () => {
    const { subscribe } = browser();
    const { api, sent } = server(true);
    await renewPush(api, 'reader');
    expect(subscribe).toHaveBeenCalledOnce();
    expect(sent.map(({ call }) => call)).toEqual(['GET /push/device', 'POST /push/device']);
    await renewPush(api, 'reader');
    expect(sent).toHaveLength(2);
  });

  it('leaves a device off that the server does not have any more, and gives its subscription up', async () => {
    const { subscribe, unsubscribe } = browser();
    const { api, sent } = server(false);
    await renewPush(api, 'reader');
    expect(subscribe).not.toHaveBeenCalled();
    expect(unsubscribe).toHaveBeenCalledOnce();
    await renewPush(api, 'reader');
    expect(sent.map(({ call }) => call)).toEqual(['GET /push/device']);
  });

  it('requests nothing once the reader turned notifications off', async () => {
    browser();
    const { api, sent } = server(true);
    notePushOff();
    await renewPush(api, 'reader');
    expect(sent).toEqual([]);
  });
});
