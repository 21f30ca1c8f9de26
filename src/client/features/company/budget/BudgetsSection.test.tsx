// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../api/ApiProvider';
import { BudgetsSection } from './BudgetsSection';

const CENTRE = '0190d7a0-0000-7000-8000-000000000001';
const code = { id: CENTRE, version: 1, kind: 'cost_centre', code: 'CC-100', name: '울산 정비', closed: false };
const none = { cost_centre_id: null, project_id: null };
const figures = {
  requested: '0',
  unknown_lines: 2,
  awarded: '300',
  ordered: '900',
  paid: '0',
  left: '-200',
  apart: [],
};
const budget = {
  id: 'b1',
  version: 3,
  name: '정비',
  cost_centre_id: CENTRE,
  project_id: null,
  from_on: '2020-01-01',
  until_on: '2099-12-31',
  amount: '1000',
  rule: 'warn',
  figures,
};

async function sectionWith(manages: boolean, answers: Parameters<typeof answeringApi>[0] = {}) {
  const server = answeringApi({
    'GET /company/budget': () => ({ items: [budget] }),
    'GET /company/cost-code': () => ({ items: [code], last: none }),
    ...answers,
  });
  const part = await renderPart(
    <ApiProvider value={server.api}>
      <BudgetsSection manages={manages} />
    </ApiProvider>,
  );
  return { ...server, ...part };
}

test('a budget says what is left of it, what its sum leaves out, and that it is exceeded', async () => {
  const { say } = await sectionWith(false);
  const table = await screen.findByRole('table', { name: say('budget:title') });
  await within(table).findByText('-200');
  within(table).getByText('120%');
  within(table).getByText(say('budget:unknown', { count: 2 }));
  await within(table).findByText(/CC-100 울산 정비/);
});

test('who does not manage budgets reads them and is offered nothing else', async () => {
  const { user, say } = await sectionWith(false);
  await user.click(await screen.findByRole('button', { name: say('budget:actionsOf', { name: '정비' }) }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    say('budget:records.open'),
  ]);
  expect(screen.queryByRole('button', { name: say('budget:add') })).toBeNull();
});

test('a new budget is kept with all that was chosen, and cannot be kept before', async () => {
  const { user, say, sent } = await sectionWith(true, { 'POST /company/budget': () => ({ items: [budget] }) });
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: say('budget:add') });
  await waitFor(() => expect(add.disabled).toBe(false));
  await user.click(add);
  const dialog = await screen.findByRole('dialog', { busy: false });
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: say('budget:save') });
  expect(save.disabled).toBe(true);
  await user.type(within(dialog).getByLabelText(say('budget:name')), '증설');
  await user.selectOptions(within(dialog).getByLabelText(say('budget:kind.cost_centre')), CENTRE);
  await user.type(within(dialog).getByLabelText(say('budget:amount')), '5,000');
  await user.click(save);
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /company/budget'));
  expect(sent.find(({ call }) => call === 'POST /company/budget')?.body).toMatchObject({
    name: '증설',
    cost_centre_id: CENTRE,
    project_id: null,
    amount: '5000',
    rule: 'warn',
  });
});

test('a list that cannot be read says so, and is fetched again', async () => {
  let works = false;
  const { user, say } = await sectionWith(true, {
    'GET /company/budget': () => {
      if (!works) throw new Error('Out of order');
      return { items: [budget] };
    },
  });
  works = true;
  await user.click(await screen.findByRole('button', { name: say('ui:retry') }));
  await screen.findByText('-200');
});
