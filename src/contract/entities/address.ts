import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { shortText, typedPhone, uuid, version } from '../values';

/** Who receives goods, and where. */
const receiving = {
  recipient: shortText(60).min(1),
  phone: typedPhone,
  postal_code: shortText(12).default(''),
  address: shortText(200).min(1),
};

/** An entry of a company's address book, as it is typed. */
export const deliveryAddressInput = z.object({
  label: shortText(40).min(1),
  ...receiving,
  is_default: z.boolean().default(false),
});

/** A place where a company has things sent. */
export const deliveryAddress = deliveryAddressInput
  .extend({
    id: uuid,
    version,
    /** The site whose address it is, named by `label`; null for an entry of the address book. */
    site: z
      .object({
        id: uuid,
        /** Whether the reader belongs to it. */
        own: z.boolean(),
      })
      .nullable(),
  })
  .register(apiSchemas, { id: 'DeliveryAddress' });
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

/** The delivery address of a site, as it is typed. */
export const siteAddressInput = z.object(receiving);
export const siteAddress = siteAddressInput.extend({ version }).register(apiSchemas, { id: 'SiteAddress' });
export type SiteAddress = z.infer<typeof siteAddress>;
