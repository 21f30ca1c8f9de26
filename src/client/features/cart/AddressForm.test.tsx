// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { ApiProvider } from '../../api/ApiProvider';
import { AddressForm } from './AddressForm';

const ADD = 'POST /purchase/address';
const TYPED = {
  label: 'Ulsan yard',
  recipient: 'Kim',
  phone: '01012345678',
  postal_code: '44610',
  address: 'Ulsan, Maeam-ro 1',
};

async function opened() {
  const server = answeringApi({ [ADD]: () => ({ id: 'a1' }) });
  const saved = vi.fn();
  const drawn = await renderPart(
    <ApiProvider value={server.api}>
      <AddressForm onSaved={saved} />
    </ApiProvider>,
  );
  const input = (name: keyof typeof TYPED) =>
    screen.getByRole('textbox', { name: new RegExp(`^${drawn.say(`cart:address.${name}`)}`) });
  const save = () => drawn.user.click(screen.getByRole('button', { name: drawn.say('cart:address.save') }));
  return { ...server, ...drawn, saved, input, save };
}

test('an empty address is not sent: each missing field says so, the optional one does not', async () => {
  const { input, save, sent } = await opened();
  expect(screen.queryAllByRole('alert')).toHaveLength(0);
  await save();
  for (const name of ['label', 'recipient', 'phone', 'address'] as const)
    expect(input(name).getAttribute('aria-invalid'), name).toBe('true');
  expect(input('postal_code').hasAttribute('aria-invalid')).toBe(false);
  expect(sent).toEqual([]);
});

test('an error goes as soon as its field is right, and the address is sent as the contract takes it', async () => {
  const { user, input, save, sent, saved, say } = await opened();
  await save();
  for (const name of Object.keys(TYPED) as (keyof typeof TYPED)[]) {
    await user.type(input(name), TYPED[name]);
    expect(input(name).hasAttribute('aria-invalid'), name).toBe(false);
  }
  await user.click(screen.getByRole('checkbox', { name: say('cart:address.makeDefault') }));
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledWith('a1'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ call: ADD, body: { label: 'Ulsan yard', address: TYPED.address, is_default: true } });
});
