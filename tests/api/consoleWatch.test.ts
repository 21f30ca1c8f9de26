import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import pg from 'pg';
import { startConsole } from '../support/consoleServer';
import { join, joinSeller } from '../support/people';
import { ordered, submitted } from '../support/trade';
import { until } from '../support/until';

/** What operators see of what waits: late work and claims that two companies have not settled. */
const { server, signedIn } = await startConsole();
const texts = JSON.parse(readFileSync('locales/ko/console.json', 'utf8')) as {
  due: { late: string; kinds: { requests: string } };
  disputes: { kinds: { damage: string } };
};
const rowWith = (text: string, word: string) =>
  text.split('<tr').find((row) => row.includes(word)) ?? expect.fail(`no row with ${word}`);

test('a request that should have closed is named as late, with how many and for how long', async () => {
  const { rfq_number_id: number } = await submitted(await join(server.api));
  const visitor = await signedIn();
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  try {
    // No process closes a request that somebody holds.
    await holder.query('begin');
    await holder.query('select 1 from rfq where rfq_number_id = $1 for key share', [number]);
    await server.sql(`update rfq set closes_at = app_now() - interval '2 hours' where rfq_number_id = $1`, [number]);
    const row = rowWith((await visitor.open('/test/due')).text, texts.due.kinds.requests);
    expect(row).toContain(texts.due.late);
    expect(row).toMatch(/>1<[^]*>2시간/);
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
  await until('it is closed', async () => {
    const after = rowWith((await visitor.open('/test/due')).text, texts.due.kinds.requests);
    return !after.includes(texts.due.late);
  });
});

test('a claim is listed with order, companies and words until it is resolved, and found by a company', async () => {
  const [buyer, seller] = [
    await join(server.api, { company_name: '산사람플랜트' }),
    await joinSeller(server.api, ['pipe', 'flange'], { company_name: '판사람강관' }),
  ];
  const { order_number } = await ordered(buyer, seller);
  await server.sql(
    `insert into order_claim (id, is_test, order_id, kind, text, status, opened_at)
     select gen_random_uuid(), is_test, id, 'damage', '개선면이 <b>찍혔어요</b>', 'OPEN', app_now() from trade_order where order_number = $1`,
    [order_number],
  );
  const visitor = await signedIn();
  const row = rowWith((await visitor.open('/test/disputes')).text, order_number);
  for (const word of ['산사람플랜트', '판사람강관', texts.disputes.kinds.damage]) expect(row).toContain(word);
  expect(row).toContain('개선면이 &lt;b&gt;찍혔어요');
  const searched = async (words: string) =>
    (await visitor.open(`/test/disputes?q=${encodeURIComponent(words)}`)).text.includes(order_number);
  expect([await searched('판사람'), await searched('남의회사')]).toEqual([true, false]);
  expect((await visitor.open('/real/disputes')).text).not.toContain(order_number);
  await server.sql(`update order_claim set status = 'RESOLVED', resolved_at = app_now()`);
  expect((await visitor.open('/test/disputes')).text).not.toContain(order_number);
});
