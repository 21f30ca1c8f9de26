import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../src/contract/constants';
import { PAGE_STATES } from '../screens/pageStates';
import { shownStates, type ShownStates } from '../screens/shownStates';
import { Caller, signIn } from '../support/people';
import { pageOf } from '../support/specRoutes';
import { startOwnServer, type OwnServer } from '../support/startServer';

let server: OwnServer;
let shown: ShownStates;

beforeAll(async () => {
  server = await startOwnServer({ DEMO_DATA: '1' });
  const [buyer, seller] = [new Caller(server.api), new Caller(server.api)];
  await signIn(buyer, DEMO_LOGINS.buyer, DEMO_PASSWORD);
  await signIn(seller, DEMO_LOGINS.seller, DEMO_PASSWORD);
  shown = await shownStates(buyer, seller);
});
afterAll(() => server.stop());

test('every state that a page can show is shown by a record of the demo', () => {
  const missing = Object.entries(PAGE_STATES).flatMap(([page, states]) =>
    states.filter((state) => !shown.get(page)?.has(state)).map((state) => `${page} never shows "${state}"`),
  );
  expect(missing).toEqual([]);
});

test('the pages whose states are walked are routes of the specification', () => {
  const routes = Object.keys(PAGE_STATES).map((page) => page.replace(/ \(.*$/, ''));
  expect(routes.filter((route) => !pageOf(route))).toEqual([]);
});
