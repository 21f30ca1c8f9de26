import { v7 as uuid } from 'uuid';
import type { ErpLayout, ErpMapping } from '../../../../contract/entities/erp';
import { HOMETAX_MAPPING } from '../../../../contract/erpFields';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { sheetText } from '../../../spreadsheet/sheetText';
import { recordEvent } from '../../audit/audit.service';
import { lockOwnCompany } from '../../company/callerRights.service';
import * as mappings from './mapping.repository';

const MOST_MAPPINGS = 50;

interface Given {
  name: string;
  layout: ErpLayout;
}

/** The mappings of the own company, the built-in one first. */
export async function readMappings(work: MemberWork): Promise<{ items: ErpMapping[] }> {
  const rows = await mappings.findMappings(work.db, work.session.company_id);
  return { items: [hometaxMapping(work), ...rows.map(present)] };
}

/** The mapping of the bulk issue form, which nobody changes. */
export const hometaxMapping = ({ language }: Pick<MemberWork, 'language'>): ErpMapping => ({
  id: HOMETAX_MAPPING,
  name: sheetText(language).erp.hometax,
  kind: 'invoice',
  format: 'xlsx',
  layout: null,
  version: 1,
  updated_at: null,
});

/** A mapping by its id, own or built in. */
export async function mappingOf(work: MemberWork, id: string): Promise<ErpMapping> {
  if (id === HOMETAX_MAPPING) return hometaxMapping(work);
  const row = await mappings.findMapping(work.db, work.session.company_id, id);
  return row ? present(row) : fail('ERP_MAPPING_NOT_FOUND');
}

/** Adds a mapping; one name is one mapping. */
export async function addMapping(call: MemberWork, { name, layout }: Given): Promise<ErpMapping> {
  const work = await lockOwnCompany(call, 'export');
  const { db, now, session } = work;
  const { company_id, account_id } = session;
  const id = uuid();
  if ((await mappings.countMappings(db, company_id)) >= MOST_MAPPINGS) return fail('ERP_MAPPING_LIMIT');
  await requireFreeName(work, name, id);
  const times = { created_at: now, updated_at: now };
  const row = await mappings.addMapping(db, {
    id,
    company_id,
    name,
    layout,
    version: 1,
    made_by: account_id,
    ...times,
  });
  recordEvent(work, 'erp_mapping_made', { account_id, company_id, after: valuesOf(row) });
  return present(row);
}

/** Changes name and layout of a mapping. */
export async function changeMapping(
  call: MemberWork,
  id: string,
  { version, name, layout }: Given & { version: number },
): Promise<ErpMapping> {
  const work = await lockOwnCompany(call, 'export');
  const { company_id, account_id } = work.session;
  const row = (await mappings.lockMapping(work.db, company_id, id)) ?? fail('ERP_MAPPING_NOT_FOUND');
  if (row.version !== version) return fail('STALE_VERSION');
  await requireFreeName(work, name, id);
  const changed = await mappings.changeMapping(work.db, row, { name, layout, updated_at: work.now });
  recordEvent(work, 'erp_mapping_changed', {
    account_id,
    company_id,
    before: valuesOf(row),
    after: valuesOf(changed),
  });
  return present(changed);
}

/** Removes a mapping; gives those that are left. */
export async function removeMapping(work: MemberWork, id: string, version: number) {
  const { company_id, account_id } = work.session;
  const row = (await mappings.lockMapping(work.db, company_id, id)) ?? fail('ERP_MAPPING_NOT_FOUND');
  if (!(await mappings.deleteMapping(work.db, row, version))) return fail('STALE_VERSION');
  recordEvent(work, 'erp_mapping_removed', { account_id, company_id, before: valuesOf(row) });
  return readMappings(work);
}

async function requireFreeName({ db, session }: MemberWork, name: string, id: string): Promise<void> {
  if (await mappings.isNameTaken(db, session.company_id, name, id)) fail('ERP_MAPPING_NAME');
}

const valuesOf = ({ name, layout }: mappings.MappingRow) => ({
  name,
  kind: layout.kind,
  format: layout.format,
  columns: String(layout.columns.length),
});

const present = ({ id, name, layout, version, updated_at }: mappings.MappingRow): ErpMapping => ({
  id,
  name,
  kind: layout.kind,
  format: layout.format,
  layout,
  version,
  updated_at: updated_at.toISOString(),
});
