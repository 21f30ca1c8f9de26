import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { companyClaim, companyMember } from '../entities/member';
import { longText, page, pageQuery, uuid } from '../values';

const tag = 'company';
const params = z.object({ member_id: uuid });

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/company/member',
  tag,
  summary: 'The people of the company, the newest first.',
  access: 'member',
  query: z.object({ ...pageQuery, member_status: z.enum(['active', 'pending', 'deactivated']).optional() }),
  response: page(companyMember),
});

export const approveMember = defineEndpoint({
  method: 'POST',
  path: '/company/member/{member_id}/approve',
  tag,
  summary: 'Lets a pending person in, or a deactivated one back in.',
  access: 'member',
  params,
  response: companyMember,
  errors: ['NOT_EXIST_USER', 'MEMBER_STATE'],
  idempotency: 'required',
});

export const refuseMember = defineEndpoint({
  method: 'POST',
  path: '/company/member/{member_id}/refuse',
  tag,
  summary: 'Refuses a pending person, who stays outside and may file a claim.',
  access: 'member',
  params,
  response: companyMember,
  errors: ['NOT_EXIST_USER', 'MEMBER_STATE'],
  idempotency: 'required',
});

export const deactivateMember = defineEndpoint({
  method: 'POST',
  path: '/company/member/{member_id}/deactivate',
  tag,
  summary: 'Takes an active member out; every login of that person ends at once. Nobody deactivates themselves.',
  access: 'member',
  params,
  response: companyMember,
  errors: ['NOT_EXIST_USER', 'MEMBER_STATE'],
  idempotency: 'required',
});

export const getClaim = defineEndpoint({
  method: 'GET',
  path: '/company/claim',
  tag,
  summary: "The person's own newest claim to the company.",
  access: 'user',
  response: z.object({ claim: companyClaim.nullable() }),
});

export const fileClaim = defineEndpoint({
  method: 'POST',
  path: '/company/claim',
  tag,
  summary: 'A pending person states that the company is theirs; the operator decides.',
  access: 'user',
  body: z.object({ reason: longText(2000).min(1) }),
  response: z.object({ claim: companyClaim }),
  errors: ['CLAIM_STATE'],
  idempotency: 'required',
  limit: 20,
});
