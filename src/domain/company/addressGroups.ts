import type { DeliveryAddress } from '../../contract/entities/address';

/** The kinds of addresses a buyer chooses from, in the order in which they are offered. */
export const ADDRESS_GROUPS = ['own', 'others', 'book'] as const;
export type AddressGroup = (typeof ADDRESS_GROUPS)[number];

function groupOf({ site }: Pick<DeliveryAddress, 'site'>): AddressGroup {
  if (!site) return 'book';
  return site.own ? 'own' : 'others';
}

/** Addresses by kind: the reader's own site, other sites, the address book. Kinds without an address are left out. */
export function addressGroups<One extends Pick<DeliveryAddress, 'site'>>(
  addresses: readonly One[],
): { group: AddressGroup; items: One[] }[] {
  return ADDRESS_GROUPS.map((group) => ({ group, items: addresses.filter((one) => groupOf(one) === group) })).filter(
    ({ items }) => items.length > 0,
  );
}
