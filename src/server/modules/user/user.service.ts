import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { patchSaleItems } from '../../../contract/endpoints/user';
import type { BankAccount } from '../../../contract/entities/order';
import type { Profile, SaleMaterial } from '../../../contract/entities/person';
import { inchesOf } from '../../../domain/material/inches';
import type { MemberWork } from '../../http/context';
import { refuse } from '../../http/fail';
import {
  addSaleMaterials,
  deleteSaleMaterials,
  findCompany,
  findSaleMaterials,
  setBankAccount,
} from '../company/company.repository';
import { findPerson, setSaleMaterialPush } from './user.repository';

/** The signed-in person. A pending member sees nothing of the company but its name. */
export async function readProfile(work: MemberWork): Promise<Profile> {
  const found = await findPerson(work.db, work.session.is_test, work.session.account_id);
  if (!found) return refuse('NOT_EXIST_USER');
  const { account, company } = found;
  const pending = account.member_status === 'pending';
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    phone: account.phone,
    phone_code: account.phone_code,
    company_name: company.name,
    company_department: account.department,
    company_title: account.title,
    marketing_approval: account.marketing_approval,
    email_approval: account.email_approval,
    sns_approval: account.sns_approval,
    is_test: account.is_test,
    company_registration_number: pending ? '' : company.registration_number,
    company_address: pending ? '' : company.address,
    company_ceo: pending ? '' : company.ceo,
    company_verified: !pending && company.verification === 'verified',
    member_status: account.member_status,
  };
}

export interface SaleItems {
  is_user_sale_material_push: boolean;
  sale_material_list: SaleMaterial[];
}

/** The company's sale materials. Refuses a company whose information is missing with LEGACY_USER. */
export async function readSaleItems(work: MemberWork): Promise<SaleItems> {
  const { session } = work;
  if (!session.company_complete) return refuse('LEGACY_USER');
  const person = await findPerson(work.db, session.is_test, session.account_id);
  const rows = await findSaleMaterials(work.db, session.is_test, session.company_id);
  return {
    is_user_sale_material_push: person?.account.sale_material_push ?? false,
    sale_material_list: rows.map((row) => ({
      id: row.id,
      category: row.category as SaleMaterial['category'],
      types: row.types,
      grade_families: row.grade_families,
      grades: row.grades,
      nps_min: row.nps_min,
      nps_max: row.nps_max,
      classes: row.classes,
      makers: row.makers,
    })),
  };
}

/** Deletes and creates sale materials, all or nothing, and sets this person's alarm switch. */
export async function changeSaleItems(
  work: MemberWork,
  input: z.output<(typeof patchSaleItems)['body']>,
): Promise<SaleItems> {
  const { session, db, now } = work;
  if (!session.company_complete) return refuse('LEGACY_USER');
  const unique = [...new Set(input.delete_sale_material_list)];
  const deleted = await deleteSaleMaterials(db, session.company_id, unique);
  if (deleted !== unique.length) {
    return refuse('WRONG_PARAM', { issues: [{ path: ['delete_sale_material_list'], code: 'unknown_id' }] });
  }
  await addSaleMaterials(
    db,
    input.create_sale_material_list.map((material) => ({
      ...material,
      id: uuid(),
      is_test: session.is_test,
      company_id: session.company_id,
      inch_min: inchesOf(material.nps_min),
      inch_max: inchesOf(material.nps_max),
      created_at: now,
    })),
  );
  await setSaleMaterialPush(db, session.account_id, input.is_user_sale_material_push);
  return readSaleItems(work);
}

/** The account that buyers transfer to. */
export async function readBankAccount(work: MemberWork): Promise<BankAccount | null> {
  const company = await findCompany(work.db, work.session.is_test, work.session.company_id);
  return company?.bank_account ?? null;
}

/** Sets that account. Needs a password entered within the last ten minutes. */
export async function changeBankAccount(work: MemberWork, account: BankAccount): Promise<BankAccount> {
  const { fresh_until } = work.session;
  if (!fresh_until || fresh_until <= work.now) return refuse('FRESH_LOGIN_NEEDED');
  await setBankAccount(work.db, work.session.company_id, account, work.now);
  return account;
}
