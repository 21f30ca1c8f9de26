import * as z from 'zod';
import { uuid } from '../values';

/**
 * What an uploaded list or document is for, chosen where it lands: request material list, sale material list, approved
 * vendor list, attachment, business registration certificate, stock list.
 */
export const landingType = z.enum(['RMLF', 'SMLF', 'AVLF', 'AR', 'BRN', 'STOCK']);
export type LandingType = z.infer<typeof landingType>;

/** Records that files hang on; each has a reader's check on the server. */
export type FileRecordType =
  | 'rfq'
  | 'rfq_list'
  | 'sale_materials'
  | 'quotation_revision'
  | 'order'
  | 'shipment'
  | 'message'
  | 'stock_photo'
  | 'stock_certificate'
  | 'company_seal'
  | 'company_logo';

/** A file as those see it who may read the record it hangs on. */
export const attachment = z.object({
  file_id: uuid,
  name: z.string(),
  content_type: z.string(),
  size: z.number().int(),
  created_at: z.string(),
});
export type Attachment = z.infer<typeof attachment>;

/** What a record's form sends: all files that hang on it from now on. */
export const attachmentIds = z.array(uuid).max(100);
