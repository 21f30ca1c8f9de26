import { randomBytes, randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { approveMember } from '../../src/contract/endpoints/company';
import * as auth from '../../src/contract/endpoints/auth';
import { getProfile, patchSaleItems, putBankAccount, reauth } from '../../src/contract/endpoints/user';
import type { Endpoint } from '../../src/contract/endpoint';
import type { EndpointInput } from '../../src/contract/operationTypes';
import { isRegistrationNumber } from '../../src/domain/company/registrationNumber';
import type { Api } from './http';
import { type StoredEmail, emailsTo } from './emails';

export const PASSWORD = 'right-horse-9-staple';

/** A pdf as small as one can be: enough to be recognised by its first bytes. */
export const CERTIFICATE = Buffer.from('%PDF-1.4\n%%EOF').toString('base64');

/** What one call answered. */
export interface Answer<T> {
  status: number;
  mcode: number;
  message: string;
  data: T;
}

/** A user of the API: anonymous until `token` is set. */
export class Caller {
  token: string | undefined;
  refreshToken = '';
  email = '';
  /** People call from different places, so the limits for one address do not add up over a test run. */
  readonly address = `10.${[...randomBytes(3)].join('.')}`;

  constructor(
    readonly api: Api,
    readonly lang: 'ko' | 'en' = 'ko',
  ) {}

  /** Calls an endpoint of the contract; the idempotency key is made here unless one is given. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<z.output<E['response']>>> {
    const params = (input.params ?? {}) as Record<string, string>;
    const query = new URLSearchParams(
      Object.entries((input.query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, String(one)]),
      ),
    ).toString();
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const reply = await this.api(endpoint.method, query ? `${path}?${query}` : path, {
      ...(this.token ? { token: this.token } : {}),
      lang: this.lang,
      ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: input.body ?? {} }),
      headers: {
        'x-forwarded-for': this.address,
        ...(endpoint.idempotency === 'required' ? { 'idempotency-key': randomUUID() } : {}),
        ...headers,
      },
    });
    const body = reply.body as Answer<z.output<E['response']>>;
    return { ...body, status: reply.status };
  }

  /** The same, for calls that must succeed. */
  async ok<E extends Endpoint>(endpoint: E, input: EndpointInput<E> = {}): Promise<z.output<E['response']>> {
    const answer = await this.call(endpoint, input);
    if (answer.mcode !== 0) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(answer)}`);
    }
    return answer.data;
  }
}

/** A Korean registration number that can exist. */
export function newRegistrationNumber(): string {
  const nine = String(100_000_000 + (randomBytes(4).readUInt32LE() % 899_999_999));
  const number = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).find(isRegistrationNumber);
  if (!number) throw new Error('no check digit fits');
  return number;
}

/** A body with which anybody can register. */
export function registrationOf(change: Partial<z.input<(typeof auth.register)['body']>> = {}) {
  return {
    email: `p${randomBytes(5).toString('hex')}@stlbs.test`,
    password: PASSWORD,
    company_registration_number: newRegistrationNumber(),
    company_name: '한빛플랜트',
    company_address: '울산광역시 남구 산업로 1',
    company_ceo: '김대표',
    name: '이담당',
    phone_code: '+82',
    phone: '010-1234-5678',
    company_department: '구매팀',
    company_title: '과장',
    marketing_approval: false,
    company_registration_number_file: CERTIFICATE,
    company_registration_number_file_name: '사업자등록증.pdf',
    ...change,
  };
}

/** The newest letter to an address, once it has been delivered. */
export async function emailTo(api: Api, email: string): Promise<StoredEmail> {
  const [mail] = await emailsTo(api, email, '');
  if (!mail) throw new Error(`no letter for ${email}`);
  return mail;
}

/** The secret in the link of a letter. */
export function secretOf(mail: Pick<StoredEmail, 'text'>): string {
  const found = /[?&]t=([\w-]+)|\/auth\/find\/([\w-]+)/.exec(mail.text);
  if (!found) throw new Error(`no link in: ${mail.text}`);
  return found[1] ?? found[2] ?? '';
}

/** Registers, verifies by the mailed link and signs in, as a browser would. */
export async function join(
  api: Api,
  change: Partial<z.input<(typeof auth.register)['body']>> = {},
  lang: 'ko' | 'en' = 'ko',
): Promise<Caller> {
  const caller = new Caller(api, lang);
  const body = registrationOf(change);
  await caller.ok(auth.register, { body });
  await caller.ok(auth.emailVerify, { query: { t: secretOf(await emailTo(api, body.email)) } });
  caller.email = body.email;
  await signIn(caller, body.email, body.password);
  return caller;
}

export async function signIn(caller: Caller, email: string, password = PASSWORD): Promise<void> {
  const tokens = await caller.ok(auth.login, { body: { email, password } });
  caller.token = tokens.access_token;
  caller.refreshToken = tokens.refresh_token;
}

/** An owner lets a person in who waits; the password is entered for it. */
export async function letIn(owner: Caller, person: Caller): Promise<void> {
  const { id } = await person.ok(getProfile);
  await owner.ok(reauth, { body: { password: PASSWORD } });
  await owner.ok(approveMember, { params: { member_id: id } });
}

/** Another person of somebody's company, let in. */
export async function colleagueOf(owner: Caller, name = '박동료'): Promise<Caller> {
  const { company_registration_number } = await owner.ok(getProfile);
  const person = await join(owner.api, { company_registration_number, name });
  await letIn(owner, person);
  return person;
}

/** A sale material of any type, grade, size, class and maker. */
export const unrestricted = {
  types: [],
  grade_families: [],
  grades: [],
  nps_min: null,
  nps_max: null,
  classes: [],
  makers: [],
};

/** Of the bank account of every seller here. */
export const ACCOUNT_NUMBER = '123-45-6789012';

/** A seller of the given categories with a bank account. */
export async function joinSeller(
  api: Api,
  categories: ReadonlyArray<'pipe' | 'flange' | 'valve' | 'fitting' | 'gasket' | 'bolt'> = [
    'pipe',
    'flange',
    'valve',
    'fitting',
  ],
  change: Parameters<typeof join>[1] = {},
  lang: 'ko' | 'en' = 'ko',
): Promise<Caller> {
  const seller = await join(api, { company_name: '대한강관', ...change }, lang);
  await seller.ok(patchSaleItems, {
    body: {
      is_user_sale_material_push: true,
      delete_sale_material_list: [],
      create_sale_material_list: categories.map((category) => ({ ...unrestricted, category })),
    },
  });
  await seller.ok(reauth, { body: { password: change.password ?? PASSWORD } });
  await seller.ok(putBankAccount, {
    body: {
      bank_name: '국민은행',
      account_number: ACCOUNT_NUMBER,
      account_holder: change.company_name ?? '대한강관',
      currency: 'KRW',
    },
  });
  return seller;
}
