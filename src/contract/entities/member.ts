import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { COMPANY_EVENTS, LOGIN_EVENTS } from '../auditKinds';
import { uuid } from '../values';
import { memberPlace } from './people';
import { memberStatus } from './person';

/** A colleague, as the active members of the company see them. */
export const companyMember = z
  .object({
    id: uuid,
    name: z.string(),
    email: z.string(),
    phone_code: z.string(),
    phone: z.string(),
    company_department: z.string(),
    company_title: z.string(),
    member_status: memberStatus,
    /** When a pending person was refused; null while undecided. */
    refused_at: z.string().nullable(),
    /** Decides who belongs to the company and which account it is paid to. */
    is_owner: z.boolean(),
    ...memberPlace.shape,
    email_verified: z.boolean(),
    joined_at: z.string(),
    is_me: z.boolean(),
    /** Whether there is a second factor; visible to owners, null for everybody else. */
    second_factor: z.boolean().nullable(),
  })
  .register(apiSchemas, { id: 'CompanyMember' });
export type CompanyMember = z.infer<typeof companyMember>;

/** A pending person's statement that the company is theirs; the operator decides it. */
export const companyClaim = z
  .object({
    id: uuid,
    status: z.enum(['open', 'accepted', 'refused']),
    reason: z.string(),
    created_at: z.string(),
    decided_at: z.string().nullable(),
    decision_note: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'CompanyClaim' });
export type CompanyClaim = z.infer<typeof companyClaim>;

/** A device that is signed in. */
export const device = z
  .object({
    id: uuid,
    /** What the browser called itself; screens make a readable name of it. */
    user_agent: z.string(),
    address: z.string().nullable(),
    created_at: z.string(),
    last_used_at: z.string(),
    /** This very login. */
    current: z.boolean(),
  })
  .register(apiSchemas, { id: 'Device' });
export type Device = z.infer<typeof device>;

/** What the audit log keeps of accounts; the screens name each kind. */
export const securityEventKind = z.enum([...LOGIN_EVENTS, ...COMPANY_EVENTS]);
export type SecurityEventKind = z.infer<typeof securityEventKind>;

export const securityEvent = z
  .object({
    id: uuid,
    kind: securityEventKind,
    user_agent: z.string().nullable(),
    address: z.string().nullable(),
    created_at: z.string(),
  })
  .register(apiSchemas, { id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof securityEvent>;

/** What of the company is still open and keeps its last active member from leaving. */
export const withdrawBlocker = z.object({
  kind: z.enum(['order', 'request', 'quotation', 'bid']),
  count: z.number().int(),
});
export type WithdrawBlocker = z.infer<typeof withdrawBlocker>;
