import { useTranslation } from 'next-i18next/pages';
import type { DeliveryAddress } from '../../../contract/entities/address';
import { usePhoneText } from '../../shared/usePhoneText';

/** Whose address it is where it is a site's, who receives there, the phone and the place, in one line. */
export function useAddressText(): (one: DeliveryAddress) => string {
  const { t } = useTranslation('cart');
  const phoneText = usePhoneText();
  return ({ site, recipient, phone, postal_code, address }) =>
    [site && t(site.own ? 'address.ownSite' : 'address.site'), recipient, phoneText(phone), postal_code, address]
      .filter(Boolean)
      .join(' · ');
}
