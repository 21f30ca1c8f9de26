import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { RIGHTS, ROLES } from '../rights';
import { shortText, someOf, uuid } from '../values';
import { siteAddress } from './address';
import { email } from './person';

export const right = z.enum(RIGHTS);

/** A person's place in a company: the role, and the team and site where there are any. */
export const memberPlace = z.object({
  role: z.enum(ROLES),
  /** The company's own role; heeded with the role `own` alone. */
  own_role_id: uuid.nullable(),
  team_id: uuid.nullable(),
  site_id: uuid.nullable(),
});
export type MemberPlace = z.infer<typeof memberPlace>;

export const ownRights = z
  .object({
    is_owner: z.boolean(),
    rights: z.array(right),
    /** Absent members whose deputy the person is now. */
    stands_in_for: z.array(z.object({ name: z.string(), until_on: z.string() })),
  })
  .register(apiSchemas, { id: 'OwnRights' });

export const companyRole = z
  .object({ id: uuid, name: z.string(), rights: z.array(right), member_count: z.number().int() })
  .register(apiSchemas, { id: 'CompanyRole' });
export type CompanyRole = z.infer<typeof companyRole>;

export const companyRoleInput = z.object({
  name: shortText(40).min(1),
  rights: someOf(RIGHTS),
});

export const unitKind = z.enum(['team', 'site']);
export type UnitKind = z.infer<typeof unitKind>;
export const companyUnit = z
  .object({
    id: uuid,
    kind: unitKind,
    name: z.string(),
    member_count: z.number().int(),
    /** Where goods for a site go. */
    address: siteAddress.nullable(),
  })
  .register(apiSchemas, { id: 'CompanyUnit' });
export type CompanyUnit = z.infer<typeof companyUnit>;

export const deputy = z
  .object({
    account_id: uuid,
    name: z.string(),
    deputy_id: uuid,
    deputy_name: z.string(),
    from_on: z.string(),
    until_on: z.string(),
  })
  .register(apiSchemas, { id: 'Deputy' });
export type Deputy = z.infer<typeof deputy>;

export const invitation = z
  .object({
    id: uuid,
    email: z.string(),
    ...memberPlace.shape,
    /** Its link works no more; sending it again renews it. */
    expired: z.boolean(),
    invited_by: z.string(),
    sent_at: z.string(),
    expires_at: z.string(),
  })
  .register(apiSchemas, { id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

/** What the invited person sees before joining. */
export const invitedTo = z
  .object({
    company_name: z.string(),
    email,
    invited_by: z.string(),
    role: z.enum(ROLES),
    own_role_name: z.string().nullable(),
    team_name: z.string().nullable(),
    site_name: z.string().nullable(),
    expires_at: z.string(),
    /** Whether the address has an account: then the person signs in instead of registering. */
    registered: z.boolean(),
  })
  .register(apiSchemas, { id: 'InvitedTo' });
export type InvitedTo = z.infer<typeof invitedTo>;
