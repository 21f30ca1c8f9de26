import type { DeliveryAddress } from '../../../contract/entities/cart';
import { usePhoneText } from '../../shared/usePhoneText';

/** Who receives at an address, his phone and the place, in one line. */
export function useAddressText(): (one: DeliveryAddress) => string {
  const phoneText = usePhoneText();
  return ({ recipient, phone, postal_code, address }) =>
    [recipient, phoneText(phone), postal_code, address].filter(Boolean).join(' · ');
}
