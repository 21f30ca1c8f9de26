import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { DeliveryAddress, deliveryAddressInput } from '../../../contract/entities/cart';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import {
  addAddressRow,
  type AddressRow,
  clearDefault,
  deleteAddress,
  lockAddress,
  findAddresses,
  updateAddress,
} from './address.repository';

type Input = z.output<typeof deliveryAddressInput>;

function present(row: AddressRow): DeliveryAddress {
  const { id, version, label, recipient, phone, postal_code, address, is_default } = row;
  return { id, version, label, recipient, phone, postal_code, address, is_default };
}

/** The company's address book, the default first. */
export async function listAddresses(work: MemberWork): Promise<{ items: DeliveryAddress[] }> {
  const rows = await findAddresses(work.db, work.session.company_id);
  return { items: rows.map(present) };
}

/** An address of the company; anybody else's does not exist. */
export async function ownAddress(work: MemberWork, id: string): Promise<AddressRow> {
  const row = await lockAddress(work.db, work.session.company_id, id);
  return row ?? fail('ADDRESS_NOT_FOUND');
}

/** Adds an address; the first one is the usual one. Refuses a name that the company has already. */
export async function addAddress(work: MemberWork, input: Input): Promise<DeliveryAddress> {
  const { session, db, now } = work;
  const first = (await findAddresses(db, session.company_id)).length === 0;
  if (input.is_default) await clearDefault(db, session.company_id);
  const row = await addAddressRow(db, {
    ...input,
    id: uuid(),
    company_id: session.company_id,
    is_default: first || input.is_default,
    version: 1,
    created_at: now,
  });
  return row ? present(row) : fail('ADDRESS_NAME');
}

/** Changes an address. Refuses a stale version and a taken name. */
export async function changeAddress(work: MemberWork, id: string, input: Input & { version: number }) {
  const row = await ownAddress(work, id);
  if (row.version !== input.version) return fail('STALE_VERSION');
  const others = await findAddresses(work.db, row.company_id);
  if (others.some((other) => other.id !== id && other.label === input.label)) return fail('ADDRESS_NAME');
  const { version: _version, ...change } = input;
  if (input.is_default) await clearDefault(work.db, row.company_id);
  await updateAddress(work.db, row, change);
  return present(await ownAddress(work, id));
}

/** Removes an address; orders keep theirs. Refuses a stale version. */
export async function removeAddress(work: MemberWork, id: string, version: number): Promise<{ removed: true }> {
  const row = await ownAddress(work, id);
  if (row.version !== version) return fail('STALE_VERSION');
  await deleteAddress(work.db, row.id);
  return { removed: true };
}
