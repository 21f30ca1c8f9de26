import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextPageContext } from 'next';
import { afterEach, describe, expect, it } from 'vitest';
import { loadEnv } from '../server/env';
import { publicEnvOf } from '../server/publicEnv';
import { setAppHandle } from '../server/appHandle';
import type { PagePlan } from './pagePlan';
import { serverProps } from './serverProps';

const OPEN: PagePlan = { texts: [], access: 'public' };
const MEMBERS: PagePlan = { texts: [], access: 'member' };

let requested: string[] = [];
afterEach(() => {
  requested = [];
});
setAppHandle({
  keepsRendered: false,
  publicEnv: publicEnvOf(loadEnv({})),
  forwardedFor: () => '127.0.0.1',
  reportMisfit: () => undefined,
  textFiles: () => undefined,
  openPage:
    () =>
    async ({ method, url }) => {
      requested.push(`${method} ${url}`);
      return { statusCode: 200, headers: {}, body: JSON.stringify({ mcode: 0, message: '', data: {} }) };
    },
});

async function render(url: string, cookie: string, plan = OPEN, method = 'GET') {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, method, headers: { cookie } });
  const res = new ServerResponse(req);
  const context = { req, res, asPath: url, pathname: url, query: {}, locale: 'ko' } as unknown as NextPageContext;
  const shell = await serverProps(context, plan);
  return { shell, res, ended: res.writableEnded };
}

describe('serverProps', () => {
  it('asks for profile and push status with an access token, and only then', async () => {
    await render('/', '');
    await render('/', 'LOGIN=1; REFRESH_TOKEN=r');
    expect(requested).toEqual([]);
    const { shell } = await render('/', 'ACCESS_TOKEN=a');
    expect(requested.sort()).toEqual(['GET /api/push/status', 'GET /api/user/profile']);
    expect(shell.loginCookie).toBe(true);
    expect(shell.dehydrated?.queries).toHaveLength(2);
  });

  it('asks for nothing for an address below /_next', async () => {
    const { shell, ended } = await render('/_next/data/build/service.json', 'ACCESS_TOKEN=a; LANGUAGE=en');
    expect(requested).toEqual([]);
    expect(shell.dehydrated).toBeNull();
    expect(ended).toBe(false);
  });

  it('leaves a login without its access token to the browser, without leading it away', async () => {
    const { shell, ended } = await render('/service', 'LOGIN=1', MEMBERS);
    expect(shell.loginCookie).toBe(true);
    expect(ended).toBe(false);
    const anonymous = await render('/service?role=buyer', '', MEMBERS);
    expect(anonymous.res.statusCode).toBe(307);
  });

  it('ends a HEAD before anything is rendered or fetched for the reader', async () => {
    const { shell, ended } = await render('/', 'ACCESS_TOKEN=a', OPEN, 'HEAD');
    expect(ended).toBe(true);
    expect(shell.texts).toBeNull();
    expect(requested).toEqual([]);
  });
});
