import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { DeliveryAddress, deliveryAddressInput } from '../../../contract/entities/address';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import {
  addAddressRow,
  type AddressRow,
  clearDefault,
  deleteAddress,
  findAddresses,
  isBookEmpty,
  isNameTaken,
  lockAddress,
  updateAddress,
} from './address.repository';

type Input = z.output<typeof deliveryAddressInput>;

function present(row: AddressRow, of_own_site = false): DeliveryAddress {
  const { id, version, label, recipient, phone, postal_code, address, is_default, site_id } = row;
  const site = site_id === null ? null : { id: site_id, own: of_own_site };
  return { id, version, label, recipient, phone, postal_code, address, is_default, site };
}

/** The company's address book and the addresses of its sites: the caller's own site first, then the default. */
export async function listAddresses({ session, db }: MemberWork): Promise<{ items: DeliveryAddress[] }> {
  const rows = await findAddresses(db, session.company_id, session.account_id);
  return { items: rows.map((row) => present(row, row.of_own_site)) };
}

/** An address of the company, of the book or of a site; anybody else's does not exist. */
export async function ownAddress(work: MemberWork, id: string): Promise<AddressRow> {
  const row = await lockAddress(work.db, work.session.company_id, id);
  return row ?? fail('ADDRESS_NOT_FOUND');
}

/** An entry of the company's address book. Refuses that of a site, which who manages people keeps. */
async function ownEntry(work: MemberWork, id: string): Promise<AddressRow> {
  const row = await ownAddress(work, id);
  return row.site_id === null ? row : fail('ADDRESS_OF_SITE');
}

/** Adds an address; the first one of the book is the usual one. Refuses a name that the book has already. */
export async function addAddress(work: MemberWork, input: Input): Promise<DeliveryAddress> {
  const { session, db, now } = work;
  const first = await isBookEmpty(db, session.company_id);
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

/** Changes an address of the book. Refuses a stale version and a taken name. */
export async function changeAddress(work: MemberWork, id: string, input: Input & { version: number }) {
  const row = await ownEntry(work, id);
  if (row.version !== input.version) return fail('STALE_VERSION');
  if (await isNameTaken(work.db, row.company_id, input.label, id)) return fail('ADDRESS_NAME');
  const { version: _version, ...change } = input;
  if (input.is_default) await clearDefault(work.db, row.company_id);
  await updateAddress(work.db, row, change);
  return present(await ownAddress(work, id));
}

/** Removes an address of the book; orders keep theirs. Refuses a stale version. */
export async function removeAddress(work: MemberWork, id: string, version: number): Promise<{ removed: true }> {
  const row = await ownEntry(work, id);
  if (row.version !== version) return fail('STALE_VERSION');
  await deleteAddress(work.db, row.id);
  return { removed: true };
}
