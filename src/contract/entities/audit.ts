import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { uuid } from '../values';
import { AUDIT_STEPS } from '../auditKinds';
import { securityEventKind } from './member';

export const auditStep = z.enum(AUDIT_STEPS);
export type AuditStep = z.infer<typeof auditStep>;

/** What the audit log keeps. */
export const auditKind = z.enum([...securityEventKind.options, ...auditStep.options, 'operator_command']);
export type AuditKind = z.infer<typeof auditKind>;

/** What stood before or stands after, by name; account numbers are masked. */
export const auditValues = z.record(z.string(), z.string());
export type AuditValues = z.infer<typeof auditValues>;

export const auditEntry = z
  .object({
    id: uuid,
    /** Its place in the company's chain, from 1 on without a gap. */
    seq: z.number().int(),
    at: z.string(),
    kind: auditKind,
    /** Null once the person has left, and after a year. */
    actor_name: z.string().nullable(),
    subject_name: z.string().nullable(),
    by: z.enum(['person', 'operator', 'system']),
    /** Number of the request or the order. */
    record: z.string().nullable(),
    before: auditValues,
    after: auditValues,
    address: z.string().nullable(),
    user_agent: z.string().nullable(),
    /** SHA-256 over this entry and the hash of the one before, in hex. */
    hash: z.string(),
  })
  .register(apiSchemas, { id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;
