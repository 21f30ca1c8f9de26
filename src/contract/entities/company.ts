import * as z from 'zod';
import { shortText } from '../values';

/** Pictures that a company's documents carry: its seal (직인) and its logo. */
export const pictureKind = z.enum(['seal', 'logo']);
export type PictureKind = z.infer<typeof pictureKind>;

/** Most bytes and pixels a side of such a picture. */
export const MAX_PICTURE_BYTES = 500 * 1024;
export const MAX_PICTURE_SIDE = 2000;

/** A picture as it is sent. The text may be longer than the bound, so that what is too large is refused by its own code. */
export const companyPicture = z.object({ name: shortText(200).min(1), content: z.string().min(1).max(1_000_000) });
export type CompanyPicture = z.infer<typeof companyPicture>;

/** Most approval boxes on a document. */
export const MAX_APPROVAL_TITLES = 6;

/** A picture with an address that holds for a minute. */
const picture = z.object({ name: z.string(), url: z.string() });

/** What a company says of itself beside its registration; null where it did not. */
export const companyDetail = z.object({
  name_en: z.string().nullable(),
  ceo_en: z.string().nullable(),
  address_en: z.string().nullable(),
  business_type: z.string().nullable(),
  business_item: z.string().nullable(),
  approval_titles: z.array(z.string()),
  seal: picture.nullable(),
  logo: picture.nullable(),
});
export type CompanyDetail = z.infer<typeof companyDetail>;

export const companyDetailChange = z
  .object({
    name_en: shortText(100),
    ceo_en: shortText(60),
    address_en: shortText(200),
    business_type: shortText(100),
    business_item: shortText(100),
    approval_titles: z.array(shortText(12).min(1)).max(MAX_APPROVAL_TITLES),
  })
  .partial();
