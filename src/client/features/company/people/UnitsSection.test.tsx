// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi, refusal } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../api/ApiProvider';
import { UnitsSection } from './UnitsSection';

const GATE = { recipient: '정하역', phone: '0521234567', postal_code: '44610', address: '울산 공장로 7' };
const TEAM = { id: 't1', kind: 'team', name: '구매팀', member_count: 0, address: null };
const SITE = { id: 's1', kind: 'site', name: '울산공장', member_count: 0, address: null as unknown };
const PUT = 'PUT /company/unit/s1/address';
const DROP = 'DELETE /company/unit/s1/address?version=1';

/** The section over a server that keeps the address of one site. */
async function opened({
  address,
  manages = true,
  put,
}: {
  address?: unknown;
  manages?: boolean;
  put?: () => void;
} = {}) {
  let site = { ...SITE, address: address ?? null };
  const answer = () => ({ items: [TEAM, site] });
  const { api, sent } = answeringApi({
    'GET /company/unit': answer,
    [PUT]: (body) => {
      put?.();
      site = { ...site, address: { ...(body as object), version: 2 } };
      return answer();
    },
    [DROP]: () => {
      site = { ...site, address: null };
      return answer();
    },
    'DELETE /company/unit/s1': () => ({ items: [TEAM] }),
  });
  const part = await renderPart(
    <ApiProvider value={api}>
      <UnitsSection manages={manages} />
    </ApiProvider>,
  );
  await screen.findByText(/울산공장/);
  const button = (key: string) => screen.getByRole('button', { name: part.say(key, { name: '울산공장' }) });
  const writes = () => sent.filter(({ call }) => !call.startsWith('GET'));
  return { ...part, button, writes };
}

test('a site gets an address, a team none; what is missing is marked and nothing is sent', async () => {
  const { user, say, button, writes } = await opened();
  expect(screen.getAllByRole('button', { name: new RegExp(say('people:siteAddress.add')) })).toHaveLength(1);
  await user.click(button('people:siteAddress.addOf'));
  const dialog = await screen.findByRole('dialog', { busy: false });
  const field = (name: string) =>
    within(dialog).getByRole('textbox', { name: new RegExp(`^${say(`people:siteAddress.${name}`)}`) });
  const save = () => user.click(within(dialog).getByRole('button', { name: say('people:save') }));
  await save();
  for (const name of ['recipient', 'phone', 'address'])
    expect(field(name).getAttribute('aria-invalid'), name).toBe('true');
  expect(field('postal_code').hasAttribute('aria-invalid')).toBe(false);
  for (const [name, text] of Object.entries(GATE)) await user.type(field(name), text);
  await save();
  await waitFor(() => expect(writes()).toEqual([{ call: PUT, body: { ...GATE, version: null } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/정하역 · .* · 44610 · 울산 공장로 7/)).toBeTruthy();
});

test('an address that somebody else has changed meanwhile is not overwritten, and what was typed stays', async () => {
  const { user, say, button } = await opened({
    address: { ...GATE, version: 1 },
    put: () => {
      throw refusal(PUT, 'Changed elsewhere');
    },
  });
  await user.click(button('people:siteAddress.editOf'));
  const dialog = await screen.findByRole('dialog', { busy: false });
  const address = within(dialog).getByDisplayValue(GATE.address);
  await user.clear(address);
  await user.type(address, '울산 새길 1');
  await user.click(within(dialog).getByRole('button', { name: say('people:save') }));
  await within(dialog).findByText('Changed elsewhere');
  expect(within(dialog).getByDisplayValue('울산 새길 1')).toBeTruthy();
});

test('an address goes at one press and comes back by another', async () => {
  const { user, say, button, writes } = await opened({ address: { ...GATE, version: 1 } });
  await user.click(button('people:siteAddress.editOf'));
  await user.click(await screen.findByRole('button', { name: say('people:siteAddress.remove') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/공장로/)).toBeNull();
  await user.click(screen.getByRole('button', { name: new RegExp(say('ui:undo')) }));
  await screen.findByText(/공장로/);
  expect(writes().map(({ call }) => call)).toEqual([DROP, PUT]);
  expect(writes()[1]?.body).toMatchObject({ ...GATE, version: null });
});

test('a site without people but with an address goes only once that is confirmed', async () => {
  const { user, say, button, writes } = await opened({ address: { ...GATE, version: 1 } });
  await user.click(button('people:units.removeOf'));
  const dialog = await screen.findByRole('dialog', { busy: false });
  expect(within(dialog).getByText(say('people:siteAddress.goes'))).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: say('people:units.remove') }));
  await waitFor(() => expect(writes().map(({ call }) => call)).toEqual(['DELETE /company/unit/s1']));
});

test('who does not manage people reads the address and is offered no change', async () => {
  await opened({ address: { ...GATE, version: 1 }, manages: false });
  expect(screen.getByText(/공장로 7/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
