import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { passwordFind, passwordReset } from '../../src/contract/endpoints/auth';
import {
  addSignOnDomain,
  checkSignOnDomain,
  consentSignOn,
  finishSignOn,
  getSignOn,
  makeScimKey,
  putSignOn,
  startSignOn,
} from '../../src/contract/endpoints/signOn';
import { reauth } from '../../src/contract/endpoints/user';
import { emailsTo } from './emails';
import { CLIENT, visit } from './identityProvider';
import type { NameServer } from './nameServer';
import { type Answer, Caller, join, PASSWORD } from './people';
import type { Api } from './http';

/** A domain that no other test has. */
export const newDomain = () => `d${randomBytes(4).toString('hex')}.example`;

export const addressIn = (domain: string) => `p${randomBytes(4).toString('hex')}@${domain}`;

/** Makes the owner's login fresh. */
export const freshen = (owner: Caller) => owner.ok(reauth, { body: { password: PASSWORD } });

/** Proves a domain for somebody's company. */
export async function proveDomain(owner: Caller, names: NameServer, domain: string): Promise<void> {
  await freshen(owner);
  const { domains } = await owner.ok(addSignOnDomain, { body: { domain } });
  const added = domains.find((one) => one.domain === domain);
  if (!added) throw new Error(`${domain} was not added`);
  names.set(added.record_name, added.record_value);
  await owner.ok(checkSignOnDomain, { params: { domain_id: added.id } });
}

/** Rules of signing on, with what the test cares about. */
export const settingsOf = (
  issuer: string,
  change: Partial<z.input<(typeof putSignOn)['body']>> = {},
): z.input<(typeof putSignOn)['body']> => ({
  issuer,
  ...CLIENT,
  mode: 'optional',
  creates_members: true,
  role: 'buyer',
  own_role_id: null,
  trusts_factor: false,
  ...change,
});

/** A company whose owner has an address in a proven domain, and that signs on at a provider. */
export async function signOnCompany(
  api: Api,
  names: NameServer,
  issuer: string,
  change: Partial<z.input<(typeof putSignOn)['body']>> = {},
) {
  const domain = newDomain();
  const owner = await join(api, { email: addressIn(domain) });
  await proveDomain(owner, names, domain);
  await owner.ok(putSignOn, { body: settingsOf(issuer, change) });
  return { owner, domain };
}

/** Begins a sign-on and comes back from the provider; `alter` changes the address that the browser goes to. */
export async function comeBack(
  caller: Caller,
  email: string,
  back: string,
  alter: (url: URL) => void = () => undefined,
) {
  const started = await caller.ok(startSignOn, { body: { email } });
  const url = new URL(started.url);
  alter(url);
  return { attempt: started.attempt, answer: await visit(url.href, back) };
}

/** Signs on to the end, through the consent where it is needed; the caller is signed in by that. */
export async function signOn(
  caller: Caller,
  email: string,
  back: string,
): Promise<Answer<z.output<(typeof finishSignOn)['response']>>> {
  let answer = await caller.call(finishSignOn, { body: await comeBack(caller, email, back) });
  if (answer.mcode === 0 && answer.data.consent) {
    const { attempt } = answer.data.consent;
    answer = await caller.call(consentSignOn, { body: { attempt, marketing_approval: false } });
  }
  if (answer.mcode === 0 && answer.data.tokens) {
    caller.token = answer.data.tokens.access_token;
    caller.refreshToken = answer.data.tokens.refresh_token;
    caller.email = email;
  }
  return answer;
}

/** Where the provider sends browsers back to. */
export const backOf = async (owner: Caller) => (await owner.ok(getSignOn)).redirect_url;

/** A directory that calls us by SCIM, as raw HTTP. */
export async function directoryOf(owner: Caller, url: string, name = 'Entra') {
  await freshen(owner);
  const { key, token } = await owner.ok(makeScimKey, { body: { name, valid_days: 90 } });
  const call = async (method: string, path: string, body?: unknown, type = 'application/scim+json') => {
    const answer = await fetch(`${url}/api/scim/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': owner.address,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
  };
  return { key, token, call };
}

/** A person whom the directory made, with a password by mail, and who has agreed to nothing yet. */
export async function madeByDirectory(owner: Caller, { api, url }: { api: Api; url: string }, email: string) {
  const { call } = await directoryOf(owner, url);
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User'];
  const emails = [{ primary: true, type: 'work', value: email }];
  const made = await call('POST', '/Users', { schemas, userName: email, active: true, emails, displayName: '최담당' });
  if (made.status !== 201) throw new Error(`the directory made nobody: ${made.status}`);
  const person = new Caller(api);
  await person.ok(passwordFind, { body: { email } });
  const [mail] = await emailsTo(api, email, '/auth/find/');
  const t = /\/auth\/find\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await person.ok(passwordReset, { body: { t, password: PASSWORD } });
  return person;
}
