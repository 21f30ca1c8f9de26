import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailedPath } from './mailedPath';

const accepts = (path: string) => mailedPath.safeParse(path).success;

test('every page behind the login can be led on to', () => {
  const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    /^(service|user)\/.*\.tsx$/.test(file) ? [`/${file.replace(/(\/index)?\.tsx$/, '')}`] : [],
  );
  expect(pages.length).toBeGreaterThan(40);
  const addresses = pages.map((page) => page.replace('[way]', 'paste').replace(/\[\w+\]/, 'Q261124-AB12C'));
  expect(addresses.filter((address) => !accepts(address))).toEqual([]);
  expect(accepts('/service/stock/search/detail/01933333-0000-7000-8000-000000000000')).toBe(true);
});

test.each([
  '/',
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  '/auth/logout',
  '/service/evil.test',
  '/service/you-have-won',
  '/service/call/010-1234-5678',
  '/service?q=word',
  '/service#word',
  '/service/buyer\n',
])('nothing else can: %s', (path) => {
  expect(accepts(path)).toBe(false);
});
