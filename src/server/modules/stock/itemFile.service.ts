import type * as z from 'zod';
import type { StockItem, stockFiles } from '../../../contract/entities/stock';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { attachFiles, attachmentsOf } from '../file/attachment.service';
import { ownLot } from './item.service';
import { FILE_KINDS } from './lotFiles.service';
import { bumpVersion } from './movement.service';

/** States all photos and certificates of an own lot; files of other companies are not there. */
export async function setFiles(work: MemberWork, id: string, input: z.output<typeof stockFiles>): Promise<StockItem> {
  const lot = await ownLot(work, id, input.version);
  await attachFiles(work, { record_type: 'stock_photo', record_id: id }, input.photo_ids);
  await attachFiles(work, { record_type: 'stock_certificate', record_id: id }, input.certificate_ids);
  for (const [type, kinds] of FILE_KINDS) {
    const files = (await attachmentsOf(work, type, [id])).get(id) ?? [];
    if (files.some(({ content_type }) => !kinds.includes(content_type))) return fail('STOCK_FILE_KIND');
  }
  return bumpVersion(work, lot);
}
