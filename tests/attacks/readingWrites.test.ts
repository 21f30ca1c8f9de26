import { afterAll, beforeAll, expect, test } from 'vitest';
import { COOKIES } from '../../src/contract/constants';
import type { Endpoint } from '../../src/contract/endpoint';
import { inputOf, nameOf } from '../authorisation/callInput';
import { makeScene, type Scene } from '../authorisation/scene';
import { everyEndpoint } from '../support/everyEndpoint';
import { type OwnServer, startOwnServer } from '../support/startServer';
import { until } from '../support/until';

let server: OwnServer;
let scene: Scene;
let reading: Endpoint[];
let tables: string[];
beforeAll(async () => {
  // Loading the contract holds this process up, and no connection is to be closed in the meantime.
  reading = (await everyEndpoint()).filter(({ method }) => method === 'GET');
  server = await startOwnServer({ PAGES: '1' });
  scene = await makeScene(server);
  // What calls took is written once a minute by the server itself, whatever was called.
  const named = await server.sql<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'company_use' order by 1`,
  );
  tables = named.map(({ name }) => name);
  await until('a server that does nothing by itself', async () => {
    const before = await everyRow();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return (await changedSince(before)).length === 0;
  });
});
afterAll(() => server?.stop());

/** What every table holds, as a sum of each. */
async function everyRow(): Promise<Map<string, string>> {
  const sums = tables.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
  );
  const rows = await server.sql<{ name: string; sum: string }>(sums.join(' union all '));
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

async function changedSince(before: Map<string, string>): Promise<string[]> {
  return [...(await everyRow())].flatMap(([name, sum]) => (before.get(name) === sum ? [] : [name]));
}

/** Runs one thing after the other and names the tables in which each changed a row. */
async function written(acts: readonly (readonly [string, () => Promise<unknown>])[]): Promise<string[]> {
  const wrote: string[] = [];
  let before = await everyRow();
  for (const [name, act] of acts) {
    await act();
    const after = await everyRow();
    const changed = [...after].flatMap(([table, sum]) => (before.get(table) === sum ? [] : [table]));
    if (changed.length > 0) wrote.push(`${name} writes ${changed.join(', ')}`);
    before = after;
  }
  return wrote;
}

test('no call that reads changes a row in any table, for any caller', async () => {
  const { people, ids } = scene;
  expect(tables.length).toBeGreaterThan(50);
  const calls = reading.map((endpoint) => {
    const input = inputOf(endpoint, ids);
    const act = () => Promise.all([people.buyer, people.author].map((who) => who.call(endpoint, input)));
    return [nameOf(endpoint), act] as const;
  });
  expect(await written(calls)).toEqual([]);
});

test('no page that is opened with a cookie does either', async () => {
  const { people, ids } = scene;
  const { rfq_number_id, order_number, item_id, store_id, checkout_id } = ids;
  const pages = [
    '/',
    '/service',
    '/service/buyer',
    `/service/buyer/${rfq_number_id}`,
    '/service/seller',
    `/service/seller/${rfq_number_id}`,
    `/service/seller/detail/${rfq_number_id}`,
    '/service/project',
    `/service/project/${rfq_number_id}`,
    `/service/project/${order_number}`,
    `/service/project/purchase/${rfq_number_id}`,
    `/service/project/purchase/buy/${order_number}`,
    `/service/project/sale/quotation/${order_number}`,
    '/service/cart',
    '/service/stock/my-stock',
    '/service/stock/search',
    `/service/stock/search/detail/${item_id}`,
    `/service/buyer/search/${store_id}`,
    `/service/buyer/purchase/${checkout_id}`,
    '/user/mypage',
    '/user/mypage/members',
    '/user/mypage/company',
  ];
  const opened = async (page: string, token: string | undefined) => {
    const cookie = `${COOKIES.access.name}=${token}; ${COOKIES.login.name}=1`;
    const answer = await fetch(server.url + page, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
  };
  const visits = pages.map((page) => {
    const act = () => Promise.all([people.buyer, people.author].map(({ token }) => opened(page, token)));
    return [page, act] as const;
  });
  expect(await written(visits)).toEqual([]);
});
