import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { defineEndpoint } from '../endpoint';
import { madeApiKey, KEY_DAYS } from '../entities/apiKey';
import { email } from '../entities/person';
import {
  domainName,
  scimKey,
  signOnChecked,
  signOnFinished,
  signOnInput,
  signOnOverview,
  signOnRecord,
  signOnStarted,
} from '../entities/signOn';
import * as routes from '../routes/signOn';
import { page, pageQuery, shortText, uuid } from '../values';

const tag = 'sign-on';
const secret = z.string().min(16).max(200);
const scimKeys = z.object({ items: z.array(scimKey) });
const domain = z.object({ domain_id: uuid });

export const getSignOn = defineEndpoint(routes.getSignOn, {
  tag,
  summary: 'How the people of the company sign on at its own identity provider, and its domains. For owners.',
  access: 'member',
  response: signOnOverview,
  errors: ['OWNER_ONLY'],
});

export const putSignOn = defineEndpoint(routes.putSignOn, {
  tag,
  summary:
    'Sets the identity provider (OpenID Connect) and the rules of signing on. Another issuer or client ends what people were linked to. It is enforced only after somebody signed on. For owners, with a recent authentication.',
  access: 'member',
  body: signOnInput,
  response: signOnOverview,
  errors: [
    'FRESH_LOGIN_NEEDED',
    'OWNER_ONLY',
    'ROLE_NOT_FOUND',
    'SIGN_ON_ISSUER',
    'SIGN_ON_SECRET',
    'SIGN_ON_UNTRIED',
    'SIGN_ON_NO_DOMAIN',
  ],
});

export const removeSignOn = defineEndpoint(routes.removeSignOn, {
  tag,
  summary:
    'Removes the identity provider; people sign in with passwords again. For owners, with a recent authentication.',
  access: 'member',
  response: signOnOverview,
  errors: ['FRESH_LOGIN_NEEDED', 'OWNER_ONLY'],
});

export const checkSignOn = defineEndpoint(routes.checkSignOn, {
  tag,
  summary:
    'Tests the connection to the identity provider: its metadata, its keys, and whether it knows the client. For owners.',
  access: 'member',
  response: signOnChecked,
  errors: ['OWNER_ONLY', 'SIGN_ON_NOT_SET'],
  limit: 20,
});

export const listSignOnRecords = defineEndpoint(routes.listSignOnRecords, {
  tag,
  summary: 'How sign-ons ended, the newest first, for 30 days. For owners.',
  access: 'member',
  query: z.object(pageQuery),
  response: page(signOnRecord),
  errors: ['OWNER_ONLY'],
});

export const addSignOnDomain = defineEndpoint(routes.addSignOnDomain, {
  tag,
  summary: 'Adds a domain of mail addresses, to be proven by a TXT record. For owners, with a recent authentication.',
  access: 'member',
  body: z.object({ domain: domainName }),
  response: signOnOverview,
  errors: ['FRESH_LOGIN_NEEDED', 'OWNER_ONLY', 'DOMAIN_LIMIT', 'DOMAIN_NAME'],
});

export const checkSignOnDomain = defineEndpoint(routes.checkSignOnDomain, {
  tag,
  summary: 'Looks up the TXT record of a domain. A domain is proven for one company at a time. For owners.',
  access: 'member',
  params: domain,
  response: signOnOverview,
  errors: ['OWNER_ONLY', 'DOMAIN_NOT_FOUND', 'DOMAIN_TAKEN', 'DOMAIN_RECORD', 'DOMAIN_LOOKUP'],
  limit: 30,
});

export const removeSignOnDomain = defineEndpoint(routes.removeSignOnDomain, {
  tag,
  summary:
    'Removes a domain: nobody signs on with an address in it any more. For owners, with a recent authentication.',
  access: 'member',
  params: domain,
  response: signOnOverview,
  errors: ['FRESH_LOGIN_NEEDED', 'OWNER_ONLY', 'DOMAIN_NOT_FOUND'],
});

export const unlinkSignOn = defineEndpoint(routes.unlinkSignOn, {
  tag,
  summary:
    'Forgets which account of the provider a member is; the next sign-on links again. For owners, with a recent authentication.',
  access: 'member',
  params: z.object({ member_id: uuid }),
  response: z.object({}),
  errors: ['FRESH_LOGIN_NEEDED', 'OWNER_ONLY', 'NOT_EXIST_USER'],
});

export const listScimKeys = defineEndpoint(routes.listScimKeys, {
  tag,
  summary: 'The SCIM keys of the company, the newest first; those that ended too, for a year. For owners.',
  access: 'member',
  response: scimKeys,
  errors: ['OWNER_ONLY'],
});

export const makeScimKey = defineEndpoint(routes.makeScimKey, {
  tag,
  summary:
    'Makes a key for SCIM 2 and answers it, which happens this once: only its hash is kept. It opens no other call. For owners, with a recent authentication.',
  access: 'member',
  body: z.object({ name: shortText(40).min(1), valid_days: z.union(KEY_DAYS.map((days) => z.literal(days))) }),
  response: madeApiKey.pick({ token: true }).extend({ key: scimKey }).register(apiSchemas, { id: 'MadeScimKey' }),
  errors: ['FRESH_LOGIN_NEEDED', 'OWNER_ONLY', 'KEY_LIMIT', 'KEY_NAME'],
});

export const revokeScimKey = defineEndpoint(routes.revokeScimKey, {
  tag,
  summary: 'Revokes a SCIM key: every call with it is refused from this moment on. For owners.',
  access: 'member',
  params: z.object({ scim_key_id: uuid }),
  response: scimKeys,
  errors: ['OWNER_ONLY', 'KEY_NOT_FOUND'],
});

export const startSignOn = defineEndpoint(routes.startSignOn, {
  tag,
  summary:
    'Where a person with this address signs on: at the provider of the company that proved its domain. It says no more than that, whether the address is known or not.',
  access: 'public',
  body: z.object({ email }),
  response: signOnStarted,
  errors: ['SIGN_ON_UNKNOWN', 'SIGN_ON_PROVIDER'],
  limit: 20,
});

export const finishSignOn = defineEndpoint(routes.finishSignOn, {
  tag,
  summary:
    'Ends a sign-on with what the provider sent back. A person who has not agreed to the terms does so first; one whose second factor is required is refused with 2014.',
  access: 'public',
  body: z.object({
    attempt: secret,
    /** The query with which the provider sent the browser back. */
    answer: z.object({
      state: z.string().max(500),
      code: z.string().max(8000).optional(),
      iss: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
      error_description: z.string().max(2000).optional(),
    }),
  }),
  response: signOnFinished,
  errors: [
    'SIGN_ON_OUTDATED',
    'SIGN_ON_PROVIDER',
    'SIGN_ON_REFUSED',
    'SIGN_ON_ADDRESS',
    'SIGN_ON_NO_MEMBER',
    'INVALID_USER',
    'SECOND_FACTOR_NEEDED',
  ],
  limit: 20,
});

export const consentSignOn = defineEndpoint(routes.consentSignOn, {
  tag,
  summary: 'Goes on with a first sign-on: the person agrees to the terms.',
  access: 'public',
  body: z.object({ attempt: secret, marketing_approval: z.boolean() }),
  response: signOnFinished,
  errors: ['SIGN_ON_OUTDATED', 'SIGN_ON_NO_MEMBER', 'INVALID_USER', 'SECOND_FACTOR_NEEDED'],
  limit: 20,
});

export const startSignOnReauth = defineEndpoint(routes.startSignOnReauth, {
  tag,
  summary: 'Where the signed-in person proves again at the provider who they are, in place of the password.',
  access: 'user',
  response: signOnStarted,
  errors: ['SIGN_ON_UNKNOWN', 'SIGN_ON_PROVIDER'],
  limit: 20,
});
