import type { Attachment, FileRecordType } from '../../../contract/entities/file';
import type { MemberWork, Work } from '../../http/context';
import { attachmentsOf, copyAttachments } from '../file/attachment.service';
import { isOwnOrOpen } from './item.repository';

/** Photos and certificates of some lots, by the id of the lot. */
export interface LotFiles {
  photos: ReadonlyMap<string, Attachment[]>;
  certificates: ReadonlyMap<string, Attachment[]>;
}

const IMAGES = ['image/png', 'image/jpeg'];
export const FILE_KINDS: ReadonlyArray<readonly [FileRecordType, readonly string[]]> = [
  ['stock_photo', IMAGES],
  ['stock_certificate', [...IMAGES, 'application/pdf']],
];

/** Photos and certificates of lots, each in the order in which they were attached; a lot without any is missing. */
export async function filesOfLots(work: Work, ids: readonly string[]): Promise<LotFiles> {
  return {
    photos: await attachmentsOf(work, 'stock_photo', ids),
    certificates: await attachmentsOf(work, 'stock_certificate', ids),
  };
}

/** Pieces that begin a lot of their own keep the photos and certificates of the one they came from. */
export async function inheritFiles(work: MemberWork, from: string, to: string): Promise<void> {
  for (const [record_type] of FILE_KINDS) await copyAttachments(work, record_type, from, to);
}

/** Photos are for every reader of the item. */
export function mayReadPhotos({ db, session }: MemberWork, itemId: string): Promise<boolean> {
  return isOwnOrOpen(db, session.company_id, itemId, false);
}

/** Certificates are for the own company, and for buyers where the seller shows them. */
export function mayReadCertificates({ db, session }: MemberWork, itemId: string): Promise<boolean> {
  return isOwnOrOpen(db, session.company_id, itemId, true);
}
