import type { DeliveryAddress } from '../../contract/entities/address';

type Placed = Pick<DeliveryAddress, 'postal_code' | 'address'>;

/** An address as an order keeps it. Where `most` letters have no room for the postal code, the address stands alone. */
export function deliveryPlace({ postal_code, address }: Placed, most = Infinity): string {
  const whole = [postal_code, address].filter(Boolean).join(' ');
  return whole.length > most ? address : whole;
}

/** Who receives there, as an order keeps it; `phone` as its readers dial it. */
export const deliveryContact = (recipient: string, phone: string): string =>
  [recipient, phone].filter(Boolean).join(' · ');
