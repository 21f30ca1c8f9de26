// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { setTestRouter } from '../../../tests/support/testRouter';
import { Link } from './Link';

const router = { locale: 'ko', defaultLocale: 'ko', push: vi.fn(), prefetch: vi.fn() };
setTestRouter(router);

afterEach(() => {
  vi.restoreAllMocks();
  router.push.mockClear();
  router.prefetch.mockClear();
});

test('a link fetches the scripts of its page ahead, and without a network leaves that to the press, which fails aloud', async () => {
  const { user } = await renderPart(<Link href="/service/cart">Cart</Link>);
  await user.hover(screen.getByRole('link'));
  expect(router.prefetch).toHaveBeenCalled();
  router.prefetch.mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('link'));
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(router.push).toHaveBeenCalledTimes(1);
});
