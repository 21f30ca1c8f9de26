import { expect, test } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../src/contract/constants';
import { login } from '../../src/contract/endpoints/auth';
import { serverUrl } from '../support/browserPeople';
import { crawl } from '../support/crawl';
import { createApi } from '../support/http';
import { Caller } from '../support/people';

async function cookiesOf(email: string): Promise<string> {
  const tokens = await new Caller(createApi(serverUrl())).ok(login, { body: { email, password: DEMO_PASSWORD } });
  return `ACCESS_TOKEN=${tokens.access_token}; REFRESH_TOKEN=${tokens.refresh_token}; LOGIN=1`;
}

test('no link that a visitor finds leads nowhere, in both languages', { tag: '@full' }, async () => {
  const { pages, broken } = await crawl(serverUrl(), ['/', '/en']);
  expect(broken).toEqual([]);
  for (const path of ['/blog', '/customer/faq', '/document/policy', '/service/stock/search', '/service/buyer/search']) {
    expect(pages).toContain(path);
    expect(pages).toContain(`/en${path}`);
  }
  expect(pages.filter((page) => page.includes('?id=')).length).toBeGreaterThan(20);
});

for (const [who, email] of Object.entries(DEMO_LOGINS)) {
  test(`no link that a ${who} finds leads nowhere`, { tag: '@full' }, async () => {
    const { pages, broken } = await crawl(serverUrl(), ['/service', '/en/service'], await cookiesOf(email));
    expect(broken).toEqual([]);
    expect(pages.length).toBeGreaterThan(30);
  });
}
