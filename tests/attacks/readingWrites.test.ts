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
  const named = await server.sql<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
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

/** Runs something and names the tables in which it changed a row. */
async function written(act: () => Promise<unknown>): Promise<string[]> {
  const before = await everyRow();
  await act();
  return changedSince(before);
}

test('no call that reads changes a row in any table, for any caller', async () => {
  const { people, ids } = scene;
  expect(tables.length).toBeGreaterThan(50);
  const wrote: string[] = [];
  for (const endpoint of reading) {
    const input = inputOf(endpoint, ids);
    const changed = await written(async () => {
      for (const who of [people.buyer, people.author]) await who.call(endpoint, input);
    });
    if (changed.length > 0) wrote.push(`${nameOf(endpoint)} writes ${changed.join(', ')}`);
  }
  expect(wrote).toEqual([]);
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
  const wrote: string[] = [];
  for (const page of pages) {
    const changed = await written(async () => {
      for (const { token } of [people.buyer, people.author]) {
        const cookie = `${COOKIES.access.name}=${token}; ${COOKIES.login.name}=1`;
        const answer = await fetch(server.url + page, { headers: { cookie }, redirect: 'manual' });
        await answer.arrayBuffer();
      }
    });
    if (changed.length > 0) wrote.push(`${page} writes ${changed.join(', ')}`);
  }
  expect(wrote).toEqual([]);
});
