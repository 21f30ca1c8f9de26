import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { join, joinSeller } from '../support/people';
import { startServer } from '../support/startServer';
import { startTrade } from '../support/startTrade';
import { ordered, quoted, submitted } from '../support/trade';

const { server, buyer, seller } = await startTrade({
  people: { buyer: (api) => join(api, {}, 'ko'), seller: (api) => joinSeller(api, ['pipe', 'flange'], {}, 'en') },
  env: { TEST_CLOCK: '1' },
});

const act = (sessionId: string, language: 'ko' | 'en', path: string, key = '') =>
  server.api('POST', '/tracking/user/action', {
    body: {
      actionType: key ? 'CLICK' : 'PAGE_IN',
      method: 'GET',
      path,
      referrer: '',
      key,
      body: null,
      serviceName: 'stlbs',
      sessionId,
      clientDate: new Date().toISOString(),
      language,
    },
  });

async function report(...words: string[]): Promise<string[][]> {
  const env = { ...process.env, APP_ENV: 'localhost', DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ops.mjs', 'analytics', 'report', ...words], {
    env,
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
}

const HEAD = ['day', 'language', 'visit', 'landing', 'parse', 'signup', 'request', 'quotation', 'award', 'order'];

test('the operator reads visits and the way to an order, by day and language, and no person', async () => {
  await act('reader-a', 'ko', '/');
  await act('reader-a', 'ko', '/');
  await act('reader-a', 'ko', '/', 'home-read');
  await act('reader-b', 'ko', '/?utm=x');
  await act('reader-b', 'ko', '/service');
  await act('reader-c', 'en', '/en');
  await act('reader-d', 'en', '/en/service/stock/search');
  await ordered(buyer, seller);
  const open = await submitted(buyer);
  await quoted(seller, open.rfq_number_id);
  await expect.poll(async () => (await server.sql('select 1 from tracking_event')).length).toBe(7);
  const day =
    (await server.sql<{ day: string }>(`select to_char(app_now() at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day`))[0]
      ?.day ?? '';
  const running = await report();
  expect(running).toEqual([
    HEAD,
    [day, 'en', '2', '1', '0', '1', '0', '2', '0', '0'],
    [day, 'ko', '2', '2', '1', '1', '2', '0', '1', '1'],
    ['total', '', '4', '3', '1', '2', '2', '2', '1', '1'],
    ['of landing', '', '133.3%', '100.0%', '33.3%', '66.7%', '66.7%', '66.7%', '33.3%', '33.3%'],
  ]);
  const text = JSON.stringify(running);
  for (const secret of ['reader-', buyer.email, '한빛', 'O2']) expect(text).not.toContain(secret);

  // The next day it is counted for good: what comes later to that day's tables changes nothing.
  await server.api('POST', '/dev/clock', { body: { seconds: 87_000 } });
  expect(await server.sql('select 1 from counted_day')).toHaveLength(1);
  await server.sql(`update tracking_event set session_id = 'the-same'`);
  await server.api('POST', '/dev/clock', { body: { seconds: 87_000 } });
  expect((await report('--from', day, '--to', day)).slice(0, 4)).toEqual(running.slice(0, 4));
  // Nothing of the real data is shown with the test data.
  expect(await report('--world', 'real', '--from', day, '--to', day)).toEqual([['(none)']]);
});

test('single actions go after 90 days, once they were counted, and the counts stay', async () => {
  const before = await server.sql('select * from visit_day order by 1, 2, 3, 4');
  await server.sql(`update tracking_event set received_at = received_at - interval '91 days'`);
  await act('reader-e', 'ko', '/');
  const again = await startServer({ TEST_CLOCK: '1', DATABASE_URL: server.databaseUrl });
  // What is cleaned is cleaned when a process starts, and every hour.
  await expect
    .poll(async () =>
      (await again.sql<{ session_id: string }>('select distinct session_id from tracking_event')).map(
        (row) => row.session_id,
      ),
    )
    .toEqual(['reader-e']);
  expect(await again.sql('select * from visit_day order by 1, 2, 3, 4')).toEqual(before);
  await again.stop();
});

test('a day that is none is refused with a sentence', async () => {
  await expect(report('--from', '2026-13-40')).rejects.toMatchObject({ stderr: expect.stringContaining('YYYY-MM-DD') });
});
