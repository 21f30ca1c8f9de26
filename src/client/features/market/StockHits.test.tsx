// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../tests/support/testRouter';
import { ApiProvider } from '../../api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../../shell/session/SessionContext';
import * as visitorListFile from '../../shared/visitorListFile';
import { StockHits } from './StockHits';

const push = vi.fn(async () => true);
setTestRouter({ locale: 'ko', defaultLocale: 'ko', push });
const keepListFile = vi.spyOn(visitorListFile, 'keepListFile').mockResolvedValue();

const list = { data: { pages: [{ items: [] }] }, isPending: false, isError: false, hasNextPage: false } as never;
const hits = (words?: string, wider?: string) => (
  <ApiProvider value={answeringApi().api}>
    <SessionContext value={{ loggedIn: true } as unknown as Session & SessionActions}>
      <StockHits list={list} columns={[]} words={words} widerHref={wider} />
    </SessionContext>
  </ApiProvider>
);

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
