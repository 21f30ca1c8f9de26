// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { keepListFile } from '../../shared/visitorListFile';
import { StockHits } from './StockHits';

const push = vi.hoisted(() => vi.fn(async () => true));
vi.mock('next/router', () => ({ useRouter: () => ({ locale: 'ko', defaultLocale: 'ko', push }) }));
vi.mock('../../shared/visitorListFile', () => ({ keepListFile: vi.fn(async () => undefined) }));
vi.mock('../../shell/session/useSession', () => ({ useSession: () => ({ loggedIn: true }) }));
vi.mock('../../shell/views/useListView', () => ({ useTableViewOf: () => undefined }));

const list = { data: { pages: [{ items: [] }] }, isPending: false, isError: false, hasNextPage: false } as never;
const hits = (words?: string, wider?: string) => <StockHits list={list} columns={[]} words={words} widerHref={wider} />;

test('a search without a hit goes on as a request for what was searched, or without its filters', async () => {
  const { user, say } = await renderPart(hits('스텐 파이프 100A', '/service/stock/search?q=x'));
  screen.getByRole('link', { name: say('market:stock.wider') });
  await user.click(await screen.findByRole('button', { name: say('market:stock.requestWords') }));
  expect(localStorage.getItem('stlbs.bom')).toBe(JSON.stringify({ lines: ['스텐 파이프 100A'], items: 1 }));
  // A file of an earlier list is not taken along.
  expect(keepListFile).toHaveBeenCalledWith(null);
  expect(push).toHaveBeenCalledWith('/service/buyer/type/paste');
});

test('without words it leads to the ways to begin a request', async () => {
  const { say } = await renderPart(hits());
  await screen.findByRole('link', { name: say('market:stock.request') });
  expect(screen.queryByRole('link', { name: say('market:stock.wider') })).toBeNull();
});
