// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { DeliveryAddress } from '../../../../contract/entities/address';
import { ApiProvider } from '../../../api/ApiProvider';
import { DeliveryPlace } from './DeliveryPlace';
import { NEW_TERMS } from './terms';

const address = (label: string, site: DeliveryAddress['site'] = null): DeliveryAddress => ({
  id: label,
  version: 1,
  label,
  recipient: '정하역',
  phone: '0521234567',
  postal_code: '44610',
  address: `${label}로 7`,
  is_default: false,
  site,
});

function Form({ typed }: { typed: string }) {
  const [terms, setTerms] = useState({ ...NEW_TERMS, delivery_place: typed });
  return (
    <DeliveryPlace terms={terms} errors={{}} onChange={(change) => setTerms((before) => ({ ...before, ...change }))} />
  );
}

async function opened(items: DeliveryAddress[], typed = '') {
  const { api } = answeringApi({ 'GET /purchase/address': () => ({ items }) });
  const part = await renderPart(
    <ApiProvider value={api}>
      <Form typed={typed} />
    </ApiProvider>,
  );
  const { user, say } = part;
  const place = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${say('trade:terms.deliveryPlace')}`) });
  const contact = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${say('trade:terms.deliveryContact')}`) });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: say('buyer:place.choose') }));
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
  };
  return { ...part, place, contact, choose };
}

const SITE = { id: 's1', own: true };

test('the own site comes first, then other sites, then the address book; a choice is copied and can be rewritten', async () => {
  const { user, say, place, contact, choose } = await opened([
    address('현장'),
    address('본사', { id: 's2', own: false }),
    address('울산공장', SITE),
  ]);
  await user.click(await screen.findByRole('button', { name: say('buyer:place.choose') }));
  const menu = await screen.findByRole('menu');
  const names = within(menu).getAllByRole('menuitem');
  expect(names.map((one) => one.textContent)).toEqual([
    '울산공장44610 울산공장로 7',
    '본사44610 본사로 7',
    '현장44610 현장로 7',
  ]);
  for (const group of ['own', 'others', 'book'])
    expect(within(menu).getByText(say(`buyer:place.${group}`)), group).toBeTruthy();
  await user.keyboard('{Escape}');

  await choose('울산공장');
  expect(place().value).toBe('44610 울산공장로 7');
  expect(contact().value).toContain('정하역');
  await user.type(place(), ' 2번 문');
  expect(place().value).toBe('44610 울산공장로 7 2번 문');
});

test('what was typed comes back by one press after an address took its place', async () => {
  const { user, say, place, choose } = await opened([address('울산공장', SITE)], '평택항 3부두');
  await choose('울산공장');
  expect(place().value).toBe('44610 울산공장로 7');
  await user.click(screen.getByRole('button', { name: new RegExp(say('ui:undo')) }));
  expect(place().value).toBe('평택항 3부두');
});

test('without a saved address there is nothing to choose from', async () => {
  const { say, user, place } = await opened([]);
  await user.type(place(), '현장');
  expect(place().value).toBe('현장');
  expect(screen.queryByRole('button', { name: say('buyer:place.choose') })).toBeNull();
});
