import * as z from 'zod';
import { LANGUAGES } from '../constants';
import { defineEndpoint } from '../endpoint';
import { withdrawBlocker } from '../entities/member';
import {
  companyInfo,
  legacyInfo,
  password,
  personName,
  personTitle,
  phone,
  phoneCode,
  profile,
} from '../entities/person';
import { viewSettingsChange } from '../entities/viewSettings';
import { longText } from '../values';
import * as routes from '../routes/account';
import * as reader from '../routes/reader';

/** Every change of the own data answers the profile as it is afterwards. */
const change = { tag: 'user', access: 'user', response: profile } as const;

export const patchName = defineEndpoint(routes.patchName, {
  ...change,
  summary: "Changes the person's name.",
  body: z.object({ name: personName }),
});

export const patchPhone = defineEndpoint(routes.patchPhone, {
  ...change,
  summary: "Changes the person's phone number.",
  body: z.object({ phone_code: phoneCode, phone }),
});

export const patchPassword = defineEndpoint(routes.patchPassword, {
  ...change,
  summary: 'Changes the password and ends every other login; needs a recent authentication. A notice is mailed.',
  body: z.object({ password }),
  errors: ['FRESH_LOGIN_NEEDED'],
  limit: 20,
});

export const patchDepartment = defineEndpoint(routes.patchDepartment, {
  ...change,
  summary: "Changes the person's department.",
  body: z.object({ company_department: personTitle }),
});

export const patchTitle = defineEndpoint(routes.patchTitle, {
  ...change,
  summary: "Changes the person's title.",
  body: z.object({ company_title: personTitle }),
});

export const patchCompanyInfo = defineEndpoint(routes.patchCompanyInfo, {
  ...change,
  access: 'member',
  summary: 'Changes the company; needs a recent authentication. Another number makes the company unverified.',
  body: z.object(companyInfo),
  errors: ['FRESH_LOGIN_NEEDED', 'NUMBER_IN_USE'],
});

export const patchMarketingApproval = defineEndpoint(routes.patchMarketingApproval, {
  ...change,
  summary: 'Gives or takes back the consent to marketing.',
  body: z.object({ marketing_approval: z.boolean() }),
});

export const patchEmailApproval = defineEndpoint(routes.patchEmailApproval, {
  ...change,
  summary: 'Turns mails about the own trade on or off.',
  body: z.object({ email_approval: z.boolean() }),
});

export const patchSnsApproval = defineEndpoint(routes.patchSnsApproval, {
  ...change,
  summary: 'Turns text messages on or off.',
  body: z.object({ sns_approval: z.boolean() }),
});

export const patchLanguage = defineEndpoint(reader.patchLanguage, {
  ...change,
  summary: 'Keeps the language that mails to the person are written in; sent when it is switched on a page.',
  body: z.object({ language: z.enum(LANGUAGES) }),
});

export const patchViewSettings = defineEndpoint(reader.patchViewSettings, {
  ...change,
  summary:
    'Keeps how the person looks at work pages; what is left out, of a list too, stays as it is. A named filter replaces the one of its name; with the query null it is removed.',
  body: viewSettingsChange,
});

export const patchRegacy = defineEndpoint(routes.patchRegacy, {
  ...change,
  summary: 'Completes a legacy user. With a number in use the person becomes a pending member of that company.',
  body: z.object(legacyInfo),
  errors: ['INVALID_USER'],
});

export const getWithdrawal = defineEndpoint(routes.getWithdrawal, {
  tag: 'user',
  access: 'user',
  summary: 'Whether the person may withdraw now, and what of the company is in the way.',
  response: z.object({ allowed: z.boolean(), last_active_member: z.boolean(), blockers: z.array(withdrawBlocker) }),
});

export const withdrawReason = defineEndpoint(routes.withdrawReason, {
  tag: 'user',
  access: 'user',
  summary: 'Says why; sent before the withdrawal and kept without the name.',
  body: z.object({ reason: longText(1000).min(1) }),
  response: z.object({}),
  limit: 20,
});

export const withdraw = defineEndpoint(routes.withdraw, {
  tag: 'user',
  access: 'user',
  summary: 'Withdraws: erases the personal data and frees the address; needs a recent authentication.',
  response: z.object({}),
  errors: ['FRESH_LOGIN_NEEDED', 'COMPANY_WORK_OPEN'],
});
