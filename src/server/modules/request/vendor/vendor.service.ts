import { v7 as uuid } from 'uuid';
import type { Vendor } from '../../../../contract/entities/rfqDialogue';
import { DAY_MS } from '../../../../domain/time/spans';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { countWithin } from '../../account/throttle.service';
import { readOwnFile } from '../../file/file.service';
import { ownRfq, ownRfqForChange } from '../request.policy';
import type { RfqRow } from '../request.repository';
import {
  findCompanies,
  findDealtWith,
  findNamed,
  findSellers,
  findVendors,
  findVerified,
  replaceVendors,
} from './vendor.repository';
import { vendorListTask } from './vendorListTask';
import type { VendorRow } from './vendorRows';

const SUGGESTED_EACH = 5;
/** So many names of companies it has not dealt with does a buyer learn from numbers in a day. */
const STRANGERS_A_DAY = 20;

interface Chosen {
  version: number;
  company_ids: readonly string[];
  unverified_ok?: boolean;
}

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
  const isFound = (one: (typeof found)[number]) =>
    one.vendor.company_id !== null && (one.vendor.source === 'chosen' || one.verified);
  const nameless = found.filter((one) => !isFound(one) && one.vendor.registration_number === null);
  const named = await findNamed(
    work.db,
    row.company_id,
    nameless.map(({ vendor }) => vendor.name),
  );
  return {
    version,
    items: found.map((one) => {
      const { vendor, company_name, verified } = one;
      const shown = isFound(one) && vendor.named;
      const same = nameless.includes(one)
        ? named.filter(({ name, name_en }) => [name, name_en].includes(vendor.name)).slice(0, SUGGESTED_EACH)
        : [];
      return {
        id: vendor.id,
        source: vendor.source,
        name: vendor.name,
        registration_number: vendor.registration_number,
        found: isFound(one),
        company_id: shown ? vendor.company_id : null,
        company_name: shown ? company_name : null,
        verified,
        suggestions: same.map(({ id, name, ...marks }) => ({ company_id: id, name, verified: marks.verified })),
      };
    }),
  };
}

async function draftOf(work: MemberWork, number: string, version: number): Promise<RfqRow> {
  const row = await ownRfqForChange(work, number, null);
  if (row.status !== 'DRAFT') return fail('RFQ_STATE');
  return row.vendors_version === version ? row : fail('STALE_VERSION');
}

/** Sets the companies a draft is sent to by name; one that is not verified needs the buyer's yes, once. */
export async function chooseVendors(
  work: MemberWork,
  number: string,
  { version, company_ids, unverified_ok = false }: Chosen,
) {
  const row = await draftOf(work, number, version);
  const wanted = [...new Set(company_ids)];
  const companies = await findCompanies(work.db, wanted);
  if (companies.length !== wanted.length || wanted.includes(row.company_id)) return fail('VENDOR_NOT_FOUND');
  const agreed = new Set(
    (await findVendors(work.db, row.id, work.language)).flatMap(({ vendor }) =>
      vendor.unverified_agreed && vendor.company_id ? [vendor.company_id] : [],
    ),
  );
  const unverified = new Set(companies.flatMap((one) => (one.verification === 'verified' ? [] : [one.id])));
  if (!unverified_ok && [...unverified].some((id) => !agreed.has(id))) return fail('VENDOR_UNVERIFIED');
  await replaceVendors(
    work.db,
    row.id,
    'chosen',
    companies.map((company, position) => ({
      id: uuid(),
      rfq_id: row.id,
      source: 'chosen' as const,
      company_id: company.id,
      name: company.name,
      registration_number: null,
      unverified_agreed: unverified.has(company.id),
      position,
    })),
  );
  return present(work, row, version + 1);
}

/** Reads an uploaded list for a draft of the own company; none where the list is taken away. */
export async function readEntries(work: MemberWork, number: string, file_id: string | null): Promise<VendorRow[]> {
  await ownRfq(work, number);
  return file_id === null ? [] : entriesOf(work, file_id);
}

/** Sets an approved vendor list and finds its verified companies by registration number; a name alone finds nothing. */
export async function setVendorList(
  work: MemberWork,
  number: string,
  version: number,
  entries: readonly VendorRow[],
): Promise<Vendors> {
  const row = await draftOf(work, number, version);
  const verified = await findVerified(
    work.db,
    entries.flatMap((entry) => entry.registration_number ?? []),
  );
  const ids = new Map(verified.map((one) => [one.registration_number, one.id]));
  const readable = await readableNames(work, row.company_id, [...ids.values()]);
  await replaceVendors(
    work.db,
    row.id,
    'list',
    entries.map((entry, position) => {
      const company_id = ids.get(entry.registration_number ?? '') ?? null;
      return {
        ...entry,
        id: uuid(),
        rfq_id: row.id,
        source: 'list' as const,
        company_id,
        named: company_id !== null && readable.has(company_id),
        position,
      };
    }),
  );
  return present(work, row, version + 1);
}

/** Companies whose names a buyer may read: those dealt with before, and a few strangers a day. */
async function readableNames(work: MemberWork, buyerId: string, ids: readonly string[]): Promise<Set<string>> {
  const readable = await findDealtWith(work.db, buyerId, ids);
  for (const id of ids.filter((one) => !readable.has(one))) {
    if ((await countWithin(work, `vendor names:${buyerId}`, DAY_MS)) > STRANGERS_A_DAY) break;
    readable.add(id);
  }
  return readable;
}

async function entriesOf(work: MemberWork, fileId: string) {
  const { name, bytes } = await readOwnFile(work, fileId, 'AVLF');
  const given = { holder: work.session.company_id, bytes: bytes.length };
  return work.app.readers.read(vendorListTask, { name, bytes }, given);
}

/** Companies that sell, to choose from. */
export async function searchVendors(work: MemberWork, q: string) {
  const found = await findSellers(work.db, work.session.company_id, q, work.language);
  return {
    items: found.map(({ id, name, verification }) => ({ company_id: id, name, verified: verification === 'verified' })),
  };
}
