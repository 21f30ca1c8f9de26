import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { companyClaim, companyMember } from '../entities/member';
import { longText, page, pageQuery, uuid } from '../values';

const tag = 'company';

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/company/member',
  tag,
  summary: 'The people of the company, the newest first.',
  access: 'member',
  query: z.object({ ...pageQuery, member_status: z.enum(['active', 'pending', 'deactivated']).optional() }),
  response: page(companyMember),
});

/** What a member does about another person of the company. */
const memberStep = (step: 'approve' | 'refuse' | 'deactivate', summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/company/member/{member_id}/${step}`,
    tag,
    summary,
    access: 'member',
    params: z.object({ member_id: uuid }),
    response: companyMember,
    errors: ['NOT_EXIST_USER', 'MEMBER_STATE'],
    idempotency: 'required',
  });

export const approveMember = memberStep('approve', 'Lets a pending person in, or a deactivated one back in.');

export const refuseMember = memberStep('refuse', 'Refuses a pending person, who stays outside and may file a claim.');

export const deactivateMember = memberStep(
  'deactivate',
  'Takes an active member out; every login of that person ends at once. Nobody deactivates themselves.',
);

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
