import * as z from 'zod';
import { defineEndpoint, type EndpointRoute } from '../endpoint';
import { companyDetail, companyDetailChange, companyPicture, pictureKind } from '../entities/company';
import { companyClaim, companyMember } from '../entities/member';
import { longText, page, pageQuery, uuid } from '../values';
import * as routes from '../routes/company';

const tag = 'company';

export const listMembers = defineEndpoint(routes.listMembers, {
  tag,
  summary: 'The people of the company, the newest first.',
  access: 'member',
  query: z.object({ ...pageQuery, member_status: z.enum(['active', 'pending', 'deactivated']).optional() }),
  response: page(companyMember),
});

/** An owner's action about another person of the company. All members are notified by email. Needs a recent authentication. */
const memberStep = <const T extends EndpointRoute>(route: T, summary: string) =>
  defineEndpoint(route, {
    tag,
    summary,
    access: 'member',
    params: z.object({ member_id: uuid }),
    response: companyMember,
    errors: ['NOT_EXIST_USER', 'MEMBER_STATE', 'FRESH_LOGIN_NEEDED', 'OWNER_ONLY', 'LAST_OWNER'],
  });

export const approveMember = memberStep(
  routes.approveMember,
  'Lets a pending person in, or a deactivated one back in.',
);

export const refuseMember = memberStep(
  routes.refuseMember,
  'Refuses a pending person, who stays outside and may file a claim.',
);

export const deactivateMember = memberStep(
  routes.deactivateMember,
  'Takes an active member out; every login of that person ends at once. Nobody deactivates themselves.',
);

export const makeOwner = memberStep(
  routes.makeOwner,
  'Makes an active member an owner in addition to the present ones.',
);

export const endOwner = memberStep(
  routes.endOwner,
  'Takes the role of owner from a member, oneself included; the last owner keeps it.',
);

const factorRule = z.object({
  required: z.boolean(),
  /** Active members without a second factor; null for non-owners. */
  missing: z.number().int().nullable(),
});

export const getFactorRule = defineEndpoint(routes.getFactorRule, {
  tag,
  summary: 'Whether the company requires a second factor of its members.',
  access: 'member',
  response: factorRule,
});

export const putFactorRule = defineEndpoint(routes.putFactorRule, {
  tag,
  summary:
    'Requires a second factor of all members, or no longer; by an owner who has one. Who has none can do nothing else of the company until it is set up. Needs a recent authentication.',
  access: 'member',
  body: z.object({ required: z.boolean() }),
  response: factorRule,
  errors: ['FRESH_LOGIN_NEEDED', 'OWNER_ONLY', 'OWN_FACTOR_FIRST'],
});

export const getClaim = defineEndpoint(routes.getClaim, {
  tag,
  summary: "The person's own newest claim to the company.",
  access: 'user',
  response: z.object({ claim: companyClaim.nullable() }),
});

export const fileClaim = defineEndpoint(routes.fileClaim, {
  tag,
  summary: 'A pending person states that the company is theirs; the operator decides.',
  access: 'user',
  body: z.object({ reason: longText(2000).min(1) }),
  response: z.object({ claim: companyClaim }),
  errors: ['CLAIM_STATE', 'FRESH_LOGIN_NEEDED'],
  limit: 20,
});

export const getCompanyDetail = defineEndpoint(routes.getCompanyDetail, {
  tag,
  summary:
    'What the company says of itself in addition to its registration: English facts, business, seal, logo, approval boxes.',
  access: 'member',
  response: companyDetail,
});

export const patchCompanyDetail = defineEndpoint(routes.patchCompanyDetail, {
  tag,
  summary: 'Changes those facts; what is not named stays, an empty text removes. Needs a recent authentication.',
  access: 'member',
  body: companyDetailChange,
  response: companyDetail,
  errors: ['FRESH_LOGIN_NEEDED', 'ENGLISH_EXPECTED'],
});

export const putCompanyPicture = defineEndpoint(routes.putCompanyPicture, {
  tag,
  summary:
    'Sets the seal or the logo, png or jpg by content, at most 500 KB, in base64; null removes. Needs a recent authentication.',
  access: 'member',
  params: z.object({ kind: pictureKind }),
  body: z.object({ picture: companyPicture.nullable() }),
  response: companyDetail,
  errors: ['FRESH_LOGIN_NEEDED', 'PICTURE_INVALID', 'PICTURE_TOO_LARGE', 'FILE_STORE_AWAY'],
});
