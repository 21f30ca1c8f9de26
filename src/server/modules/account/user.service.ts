import type { Profile } from '../../../contract/entities/person';
import type { ViewSettings } from '../../../contract/entities/viewSettings';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { findPerson, type Person, setSaleMaterialPush } from './user.repository';

/** The signed-in person. */
export async function readProfile(work: MemberWork): Promise<Profile> {
  return present(work, await findPerson(work.db, work.session.account_id));
}

const USUAL_VIEW: ViewSettings = {
  comparison_rows: 'compact',
  list_rows: 'comfortable',
  shortcuts: true,
  lists: {},
};

/** A pending member sees nothing of the company but its name. */
function present({ session }: MemberWork, found: Person | null): Profile {
  if (!found) return fail('NOT_EXIST_USER');
  const { account, company } = found;
  const pending = account.member_status === 'pending';
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    phone: account.phone,
    phone_code: account.phone_code,
    company_name: company.name,
    company_name_en: company.name_en,
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
    company_complete: company.name !== '' && company.address !== '' && company.ceo !== '',
    member_status: account.member_status,
    membership_refused: account.member_status === 'pending' && account.membership_refused_at !== null,
    second_factor_missing: session.factor_missing,
    approval_changed_at: {
      marketing: account.marketing_changed_at?.toISOString() ?? null,
      email: account.email_changed_at?.toISOString() ?? null,
      sns: account.sns_changed_at?.toISOString() ?? null,
    },
    view_settings: { ...USUAL_VIEW, ...account.view_settings },
  };
}

/** Whether this person wants notices of requests that match the company's sale materials. */
export async function readAlarmSwitch(work: MemberWork): Promise<boolean> {
  const found = await findPerson(work.db, work.session.account_id);
  return found?.account.sale_material_push ?? false;
}

/** Turns that on or off. */
export function setAlarmSwitch(work: MemberWork, on: boolean): Promise<void> {
  return setSaleMaterialPush(work.db, work.session.account_id, on);
}
