import { v7 as uuid } from 'uuid';
import type { Vendor } from '../../../../contract/entities/rfqDialogue';
import type { MemberWork } from '../../../http/context';
import { refuse } from '../../../http/fail';
import { readSheets } from '../../../spreadsheet/readSheets';
import { readOwnFile } from '../../file/file.service';
import { ownRfq, ownRfqForChange } from '../rfq/rfq.policy';
import type { RfqRow } from '../rfq/rfq.repository';
import { findCompanies, findNamed, findSellers, findVendors, replaceVendors } from './vendor.repository';
import { vendorRows } from './vendorRows';

const MOST_VENDORS = 2000;

interface Vendors {
  items: Vendor[];
  version: number;
}

/** Companies chosen for a request, and its approved vendor list; for its own company alone. */
export async function listVendors(work: MemberWork, number: string): Promise<Vendors> {
  const row = await ownRfq(work, number);
  return present(work, row, row.vendors_version);
}

async function present(work: MemberWork, row: RfqRow, version: number): Promise<Vendors> {
  const found = await findVendors(work.db, row.id, work.language);
  return {
    version,
    items: found.map(({ vendor, company_name }) => ({
      id: vendor.id,
      source: vendor.source,
      name: vendor.name,
      registration_number: vendor.registration_number,
      company_id: vendor.company_id,
      company_name,
    })),
  };
}

async function draftOf(work: MemberWork, number: string, version: number): Promise<RfqRow> {
  const row = await ownRfqForChange(work, number, null);
  if (row.status !== 'DRAFT') return refuse('RFQ_STATE');
  return row.vendors_version === version ? row : refuse('STALE_VERSION');
}

/** Sets the companies a draft is sent to by name. */
export async function chooseVendors(
  work: MemberWork,
  number: string,
  { version, company_ids }: { version: number; company_ids: readonly string[] },
) {
  const row = await draftOf(work, number, version);
  const wanted = [...new Set(company_ids)];
  const companies = await findCompanies(work.db, row.is_test, wanted);
  if (companies.length !== wanted.length || wanted.includes(row.company_id)) return refuse('VENDOR_NOT_FOUND');
  await replaceVendors(
    work.db,
    row.id,
    'chosen',
    companies.map((company, position) => ({
      id: uuid(),
      is_test: row.is_test,
      rfq_id: row.id,
      source: 'chosen' as const,
      company_id: company.id,
      name: company.name,
      registration_number: null,
      position,
    })),
  );
  return present(work, row, version + 1);
}

/** Reads an approved vendor list and finds its companies: by number, else by exactly that name if only one bears it. */
export async function readVendorList(
  work: MemberWork,
  number: string,
  { version, file_id }: { version: number; file_id: string | null },
) {
  const row = await draftOf(work, number, version);
  const entries = file_id === null ? [] : await entriesOf(work, file_id);
  const numbers = entries.flatMap((entry) => entry.registration_number ?? []);
  const named = await findNamed(
    work.db,
    row.is_test,
    numbers,
    entries.map((entry) => entry.name),
  );
  const companyOf = (entry: (typeof entries)[number]) => {
    if (entry.registration_number) return named.find((one) => one.registration_number === entry.registration_number);
    const same = named.filter((one) => one.name === entry.name);
    return same.length === 1 ? same[0] : undefined;
  };
  await replaceVendors(
    work.db,
    row.id,
    'list',
    entries.map((entry, position) => ({
      ...entry,
      id: uuid(),
      is_test: row.is_test,
      rfq_id: row.id,
      source: 'list' as const,
      company_id: companyOf(entry)?.id ?? null,
      position,
    })),
  );
  return present(work, row, version + 1);
}

async function entriesOf(work: MemberWork, fileId: string) {
  const { name, bytes } = await readOwnFile(work, fileId, 'AVLF');
  const entries = vendorRows((await readSheets(name, bytes)).flatMap((sheet) => sheet.rows));
  if (entries.length === 0) return refuse('FILE_EMPTY');
  return entries.length > MOST_VENDORS ? refuse('LIST_TOO_LONG') : entries;
}

/** Companies that sell, to choose from. */
export async function searchVendors(work: MemberWork, q: string) {
  const found = await findSellers(work.db, work.session.is_test, work.session.company_id, q, work.language);
  return {
    items: found.map(({ id, name, verification }) => ({ company_id: id, name, verified: verification === 'verified' })),
  };
}
