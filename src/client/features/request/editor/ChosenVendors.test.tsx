// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../api/ApiProvider';
import { ChosenVendors } from './ChosenVendors';

test('a search that finds nobody says so and why, and asks again the next time', async () => {
  let items: object[] = [];
  const { api } = answeringApi({
    'GET /rfq/R1/vendor': () => ({ items: [], version: 1 }),
    'GET /rfq/vendor/search?q=Kim': () => ({ items }),
  });
  const { user, say } = await renderPart(
    <ApiProvider value={api}>
      <ChosenVendors number="R1" />
    </ApiProvider>,
  );
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const field = screen.getByRole('textbox', { name: say('buyer:vendor.search') });
  await user.click(field);
  await user.paste('Kim');
  await screen.findByText(say('buyer:vendor.nobody', { q: 'Kim' }));
  items = [{ company_id: 'c', name: 'Kim Steel', verified: true }];
  await user.clear(field);
  await user.paste('Kim');
  await screen.findByRole('button', { name: say('buyer:vendor.add', { name: 'Kim Steel' }) });
  expect(screen.queryByText(say('buyer:vendor.nobody', { q: 'Kim' }))).toBeNull();
  // The bar at the window's foot must not cover what was found.
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  scroll.mockRestore();
});

test('while one company is taken off it alone shows that, and the others wait', async () => {
  const one = (id: string, name: string) => ({
    source: 'chosen',
    company_id: id,
    company_name: name,
    name,
    verified: true,
  });
  const { api } = answeringApi({
    'GET /rfq/R1/vendor': () => ({ items: [one('a', 'Kim Steel'), one('b', 'Lee Pipe')], version: 1 }),
    'PUT /rfq/R1/vendor': () => new Promise(() => undefined),
  });
  const { user, say } = await renderPart(
    <ApiProvider value={api}>
      <ChosenVendors number="R1" />
    </ApiProvider>,
  );
  const chip = (name: string) =>
    screen.findByRole<HTMLButtonElement>('button', { name: say('buyer:vendor.remove', { name }) });
  await user.click(await chip('Kim Steel'));
  await vi.waitFor(async () => expect((await chip('Kim Steel')).getAttribute('aria-busy')).toBe('true'));
  const other = await chip('Lee Pipe');
  expect([other.getAttribute('aria-busy'), other.disabled]).toEqual([null, true]);
});
