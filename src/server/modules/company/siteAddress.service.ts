import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { putSiteAddress } from '../../../contract/endpoints/people';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { lockOwnCompany } from './callerRights.service';
import { readUnits } from './role.service';
import * as addresses from './siteAddress.repository';

type Input = z.output<(typeof putSiteAddress)['body']>;

/** Sets where goods for a site go. Refuses a version that is not the latest, or whose address is gone. */
export async function keepSiteAddress(call: MemberWork, id: string, { version, ...input }: Input) {
  const { work, site, address } = await siteOf(call, id);
  if ((address?.version ?? null) !== version) return fail('STALE_VERSION');
  if (address) await addresses.updateSiteAddress(work.db, address, input);
  else {
    await addresses.addSiteAddress(work.db, {
      ...input,
      id: uuid(),
      company_id: work.session.company_id,
      site_id: site.id,
      label: site.name,
      is_default: false,
      version: 1,
      created_at: work.now,
    });
  }
  return readUnits(work);
}

/** Removes the address of a site. Refuses a stale version. */
export async function dropSiteAddress(call: MemberWork, id: string, version: number) {
  const { work, site, address } = await siteOf(call, id);
  if (!address) return fail('ADDRESS_NOT_FOUND');
  if (address.version !== version) return fail('STALE_VERSION');
  await addresses.deleteSiteAddress(work.db, site.id);
  return readUnits(work);
}

/** A site of the own company with its address, both locked; another company's site and a team do not exist here. */
async function siteOf(call: MemberWork, id: string) {
  const work = await lockOwnCompany(call, 'manage_people');
  const site = (await addresses.findSite(work.db, work.session.company_id, id)) ?? fail('UNIT_NOT_FOUND');
  return { work, site, address: await addresses.lockSiteAddress(work.db, site.id) };
}
