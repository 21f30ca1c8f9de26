// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../api/ApiProvider';
import { AddLotsDialog } from './AddLotsDialog';

const WAREHOUSE = { id: 'w1', name: 'Yard', region: 'Busan', address: '', version: 1, item_count: 0 };

test('a company without a warehouse makes one from where it adds stock, and the offer goes', async () => {
  let items: unknown[] = [];
  const { api } = answeringApi({
    'GET /stock/warehouse': () => ({ items }),
    'POST /stock/warehouse': () => {
      items = [WAREHOUSE];
      return WAREHOUSE;
    },
  });
  const { user, say } = await renderPart(
    <ApiProvider value={api}>
      <AddLotsDialog onClose={() => undefined} />
    </ApiProvider>,
  );
  await screen.findByText(say('stock:warehouse.noneText'));
  await user.click(screen.getByRole('button', { name: say('stock:warehouse.add') }));
  const made = await screen.findByRole('dialog', { name: say('stock:mine.warehouses') });
  await user.click(screen.getAllByRole('button', { name: say('stock:warehouse.add') })[0] as HTMLElement);
  const [name, region] = made.querySelectorAll('input');
  await user.type(name as Element, 'Yard');
  await user.type(region as Element, 'Busan');
  await user.click(screen.getByRole('button', { name: say('stock:warehouse.save') }));
  await waitFor(() => expect(made.textContent).toContain('Busan'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(say('stock:warehouse.noneText'))).toBeNull());
  const chosen = screen.getByLabelText<HTMLSelectElement>(new RegExp(say('stock:lot.warehouse')));
  expect(chosen.value).toBe('w1');
});

/** The dialog of a company that has a warehouse, after a list was pasted; `added` is what was sent to be added. */
async function pasted(list: string) {
  const server = answeringApi({
    'GET /stock/warehouse': () => ({ items: [WAREHOUSE] }),
    'POST /stock/item': () => ({ items: [] }),
  });
  const part = await renderPart(
    <ApiProvider value={server.api}>
      <AddLotsDialog onClose={() => undefined} />
    </ApiProvider>,
  );
  await part.user.click(screen.getByLabelText(new RegExp(part.say('stock:add.lines'))));
  await part.user.paste(list);
  const added = () => server.sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  return { ...part, added };
}

test('the preview marks what was not recognised, and a row that is left out is not added', async () => {
  const { user, say, added } = await pasted('PIPE SMLS 4" SCH40 A106-B 6M 20EA\n이상한 물건 3개');
  await screen.findByText(say('stock:add.unclassified'));
  expect(screen.getByRole('button', { name: say('stock:add.confirm', { count: 2 }) })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: say('stock:add.drop', { text: '이상한 물건 3개' }) }));
  expect(screen.queryByText(say('stock:add.unclassified'))).toBeNull();
  await user.click(screen.getByRole('button', { name: say('stock:add.confirm', { count: 1 }) }));
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()[0]).toMatchObject({ items: [{ raw_text: 'PIPE SMLS 4" SCH40 A106-B 6M 20EA' }] });
});

test('a doubtful lot says what is doubted, and is not added before somebody says that it was looked at', async () => {
  const { user, say, added } = await pasted('PL 9T 1524x6096 SS275 10매\n강판 12T SS275 4매');
  await screen.findByText(say('stock:add.doubt', { doubts: say('reading:warning.missing_sides') }));
  const add = () => screen.getByRole('button', { name: say('stock:add.confirm', { count: 2 }) });
  await user.click(add());
  await screen.findByText(say('stock:problem.doubtful'));
  expect(added()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: say('stock:add.doubtfulConfirm') }));
  await user.click(add());
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()[0]).toMatchObject({
    items: [
      { spec: { category: 'structural', type: 'PLATE', section: 'PL-9x1524x6096', grade: 'SS275' }, qty: '10' },
      { spec: { section: 'PL-12' } },
    ],
  });
  expect(JSON.stringify(added())).not.toContain('doubts');
});
