import { randomBytes } from 'node:crypto';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../../contract/constants';
import { registration } from '../../../contract/entities/person';
import { enrol } from '../../modules/account/auth.seed';
import { markVerified } from '../../modules/company/company.seed';
import { changeBankAccount } from '../../modules/company/bankAccount.service';
import { changeCompanyDetail } from '../../modules/company/companyDetail.service';
import { changeSaleItems } from '../../modules/company/saleItems.service';
import { DEMO_DETAILS, DEMO_DOLLAR_ACCOUNTS } from './companyDetails';
import { dealingsOf } from './dealing';
import { DEMO_COMPANIES, type DemoCompany, type DemoPerson } from './people';
import { stockUp } from './stocking';
import { type Actor, type Stage, workAt, workOf } from './stage';

const JOINED = -30;

/** A page that stands for the scanned certificate. */
const CERTIFICATE = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
).toString('base64');

export type Passwords = Map<string, string>;

/** Brings every demo company with its people. Gives the passwords of the two demo logins. */
export async function enrolEverybody(stage: Stage): Promise<Passwords> {
  const passwords: Passwords = new Map();
  for (const [index, company] of DEMO_COMPANIES.entries()) {
    const now = stage.calendar.at(JOINED, 9 + index * 0.4);
    const actor: Actor = { company, company_id: '', sessions: [] };
    for (const person of company.people) {
      const password = passwordOf(stage, person);
      actor.sessions.push(await enrol(workAt(stage, now, company.language), application(company, person, password)));
      if (isDemoLogin(person.email)) passwords.set(person.email, password);
    }
    actor.company_id = actor.sessions[0]?.company_id ?? '';
    stage.actors.set(company.key, actor);
    await furnish(stage, actor, now);
  }
  return passwords;
}

const isDemoLogin = (email: string) => Object.values<string>(DEMO_LOGINS).includes(email);

/** Known only for the two demo logins, and only where the product is tried on one's own machine. */
function passwordOf(stage: Stage, { email }: DemoPerson): string {
  return isDemoLogin(email) && stage.app.env.APP_ENV === 'localhost'
    ? DEMO_PASSWORD
    : randomBytes(15).toString('base64url');
}

/** What a person of a company enters on joining. */
export function application(company: DemoCompany, person: DemoPerson, password: string) {
  return registration.parse({
    email: person.email,
    password,
    company_registration_number: company.number,
    company_name: company.name,
    company_address: company.address,
    company_ceo: company.ceo,
    name: person.name,
    phone_code: company.phone_code,
    phone: person.phone,
    company_department: person.department,
    company_title: person.title,
    marketing_approval: false,
    company_registration_number_file: CERTIFICATE,
    company_registration_number_file_name:
      company.language === 'ko' ? '사업자등록증.pdf' : 'registration-certificate.pdf',
  });
}

async function furnish(stage: Stage, actor: Actor, now: Date): Promise<void> {
  const { company } = actor;
  const work = workOf(stage, actor, now);
  if (company.verified) await markVerified(work);
  const dealings = dealingsOf(company.key);
  if (dealings.length > 0) {
    await changeSaleItems(work, {
      is_user_sale_material_push: true,
      delete_sale_material_list: [],
      create_sale_material_list: dealings,
    });
  }
  const detail = DEMO_DETAILS[company.key];
  if (detail) await changeCompanyDetail(work, detail);
  if (!company.bank) return;
  await changeBankAccount(work, { ...company.bank, account_holder: company.name });
  const dollars = DEMO_DOLLAR_ACCOUNTS[company.key];
  if (dollars) await changeBankAccount(work, dollars);
  await stockUp(stage, actor, now);
}
