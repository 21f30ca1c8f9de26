import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { ROLES } from '../rights';
import { SIGN_ON_CHECKS, SIGN_ON_MODES, SIGN_ON_OUTCOMES } from '../signOnChoices';
import { uuid } from '../values';
import { tokens } from './person';

export const signOnOutcome = z.enum(SIGN_ON_OUTCOMES);

/** A host name of at least two labels, as it stands in mail addresses. */
export const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/, 'domain');

/** A domain of mail addresses that the company says is its own. */
export const signOnDomain = z
  .object({
    id: uuid,
    domain: z.string(),
    /** `missing`: proven, but the record is not there any more; after a week it counts as `waiting` again. */
    state: z.enum(['waiting', 'proven', 'missing']),
    /** Name and content of the TXT record. */
    record_name: z.string(),
    record_value: z.string(),
    proven_at: z.string().nullable(),
    checked_at: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'SignOnDomain' });
export type SignOnDomain = z.infer<typeof signOnDomain>;

/** The identity provider of the company; its secret never leaves the server. */
export const signOnSettings = z
  .object({
    issuer: z.string(),
    client_id: z.string(),
    mode: z.enum(SIGN_ON_MODES),
    creates_members: z.boolean(),
    role: z.enum(ROLES),
    own_role_id: uuid.nullable(),
    trusts_factor: z.boolean(),
    /** The owner whose password works in every mode. */
    emergency_name: z.string().nullable(),
    /** When somebody last signed on with this issuer and client. */
    worked_at: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'SignOnSettings' });
export type SignOnSettings = z.infer<typeof signOnSettings>;

export const signOnOverview = z
  .object({
    /** Null until they were entered. */
    settings: signOnSettings.nullable(),
    domains: z.array(signOnDomain),
    /** To be entered at the provider. */
    redirect_url: z.string(),
    scim_url: z.string(),
  })
  .register(apiSchemas, { id: 'SignOnOverview' });
export type SignOnOverview = z.infer<typeof signOnOverview>;

export const signOnInput = z.object({
  issuer: z.string().trim().min(8).max(500),
  client_id: z.string().trim().min(1).max(300),
  /** Absent: the one that is kept stays. */
  client_secret: z.string().trim().min(1).max(500).optional(),
  mode: z.enum(SIGN_ON_MODES),
  creates_members: z.boolean(),
  role: z.enum(ROLES),
  own_role_id: uuid.nullable(),
  trusts_factor: z.boolean(),
});

/** What the test of a connection found; all true when it is as it should be. */
export const signOnChecked = z
  .object({
    passed: z.array(z.enum(SIGN_ON_CHECKS)),
    /** Null when nothing failed. */
    failed: z.enum(SIGN_ON_CHECKS).nullable(),
    reason: signOnOutcome.nullable(),
    /** The provider's own word for it. */
    detail: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'SignOnChecked' });
export type SignOnChecked = z.infer<typeof signOnChecked>;

/** How a sign-on ended, for those who look after it. */
export const signOnRecord = z
  .object({
    id: uuid,
    at: z.string(),
    outcome: signOnOutcome,
    /** Of the member, where it is known who signed on. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    detail: z.string().nullable(),
    address: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'SignOnRecord' });
export type SignOnRecord = z.infer<typeof signOnRecord>;

/** Where to go, and the secret of the browser that goes there. */
export const signOnStarted = z
  .object({ url: z.string(), attempt: z.string() })
  .register(apiSchemas, { id: 'SignOnStarted' });

/** Tokens, or the terms first; both null where a login that stands became fresh. */
export const signOnFinished = z
  .object({
    tokens: tokens.nullable(),
    /** The attempt goes on with the consent; whom it is for and which company it is. */
    consent: z.object({ attempt: z.string(), email: z.string(), company_name: z.string() }).nullable(),
  })
  .register(apiSchemas, { id: 'SignOnFinished' });
export type SignOnFinished = z.infer<typeof signOnFinished>;

/** A key by which the company's directory looks after its people (SCIM 2). */
export const scimKey = z
  .object({
    id: uuid,
    name: z.string(),
    begins: z.string(),
    state: z.enum(['active', 'expired', 'revoked']),
    /** Null once the person has left the company. */
    made_by: z.string().nullable(),
    created_at: z.string(),
    expires_at: z.string(),
    last_used_at: z.string().nullable(),
    last_used_from: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'ScimKey' });
export type ScimKey = z.infer<typeof scimKey>;
