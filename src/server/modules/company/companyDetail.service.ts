import type * as z from 'zod';
import type {
  CompanyDetail,
  companyDetailChange,
  CompanyPicture,
  PictureKind,
} from '../../../contract/entities/company';
import type { FileRecordType } from '../../../contract/entities/file';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { differences, recordEvent } from '../audit/audit.service';
import { requireRecentAuthentication } from '../account/recentAuthentication.service';
import { addressesOf, attachmentsOf } from '../file/attachment.service';
import { contentOf, replaceFile } from '../file/sharedFile.service';
import { findCompany, setCompanyDetail } from './company.repository';
import { requireEnglish } from '../../http/englishFields';
import { checkedPicture } from './picture';

type Change = z.output<typeof companyDetailChange>;

const RECORD: Readonly<Record<PictureKind, FileRecordType>> = { seal: 'company_seal', logo: 'company_logo' };

/** What the own company says of itself beside its registration. */
export async function readCompanyDetail(work: MemberWork): Promise<CompanyDetail> {
  const { session, db } = work;
  const row = (await findCompany(db, session.company_id)) ?? fail('NOT_EXIST_USER');
  const { name_en, ceo_en, address_en, business_type, business_item, approval_titles } = row;
  const [seal, logo] = await Promise.all([picture(work, 'seal'), picture(work, 'logo')]);
  return { name_en, ceo_en, address_en, business_type, business_item, approval_titles, seal, logo };
}

/** Changes what is named; an empty text removes. Needs a password entered within the last ten minutes. */
export async function changeCompanyDetail(work: MemberWork, input: Change): Promise<CompanyDetail> {
  requireRecentAuthentication(work);
  const { name_en, ceo_en, address_en, approval_titles, ...business } = input;
  const english = { name_en, ceo_en, address_en };
  requireEnglish(english);
  const texts = Object.entries({ ...english, ...business }).filter(([, value]) => value !== undefined);
  const change = {
    ...Object.fromEntries(texts.map(([field, value]) => [field, value || null])),
    ...(approval_titles && { approval_titles }),
  };
  const before = await readCompanyDetail(work);
  await setCompanyDetail(work.db, work.session.company_id, change);
  return changed(work, before, change);
}

/** Sets the seal or the logo in place of the one before, or removes it. Needs a recent authentication: a seal signs documents. */
export async function setPicture(
  work: MemberWork,
  kind: PictureKind,
  sent: CompanyPicture | null,
): Promise<CompanyDetail> {
  requireRecentAuthentication(work);
  const file = sent && { name: sent.name, bytes: checkedPicture(Buffer.from(sent.content, 'base64')) };
  const before = await readCompanyDetail(work);
  await replaceFile(work, placeOf(work.session.company_id, kind), file);
  return changed(work, { [kind]: before[kind]?.name }, { [kind]: sent?.name });
}

/**
 * The bytes of a company's seal or logo, a whole png or jpg, for its documents; null where there is none.
 */
export function pictureOf(work: Work, companyId: string, kind: PictureKind): Promise<Buffer | null> {
  return contentOf(work, placeOf(companyId, kind));
}

/** The file of a company's seal or logo; null where there is none. */
export async function pictureId(work: Work, companyId: string, kind: PictureKind): Promise<string | null> {
  const { record_type, record_id } = placeOf(companyId, kind);
  return (await attachmentsOf(work, record_type, [record_id])).get(record_id)?.at(-1)?.file_id ?? null;
}

/** A company's seal is for its own people: nobody else signs with it. */
export async function mayReadSeal({ session }: MemberWork, companyId: string): Promise<boolean> {
  return session.company_id === companyId;
}

/** Everybody may see a company's logo. */
export async function mayReadLogo({ db }: MemberWork, companyId: string): Promise<boolean> {
  return (await findCompany(db, companyId)) !== null;
}

const placeOf = (companyId: string, kind: PictureKind) => ({ record_type: RECORD[kind], record_id: companyId });

async function picture(work: MemberWork, kind: PictureKind) {
  const [found] = await addressesOf(work, placeOf(work.session.company_id, kind));
  return found ? { name: found.name, url: found.url } : null;
}

async function changed(work: MemberWork, before: object, after: object): Promise<CompanyDetail> {
  const { account_id, company_id } = work.session;
  recordEvent(work, 'company_changed', { account_id, company_id, ...differences(before, after) });
  return readCompanyDetail(work);
}
