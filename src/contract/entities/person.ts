import * as z from 'zod';
import { PUSH_AREAS } from '../choices';
import { apiSchemas } from '../apiSchemas';
import { shortText, uuid } from '../values';
import { materialCategory } from './spec';
import { viewSettings } from './viewSettings';

export const email = z.string().trim().toLowerCase().pipe(z.email().max(254));
export const password = z.string().min(8).max(128);
export const phoneCode = z.string().regex(/^\+\d{1,4}$/, 'phone_code');
/** Digits as dialled at home; spaces and hyphens are taken out. */
export const phone = z
  .string()
  .transform((v) => v.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{7,15}$/, 'phone'));
export const registrationNumber = shortText(24);

export const memberStatus = z.enum(['active', 'pending', 'deactivated']);
export type MemberStatus = z.infer<typeof memberStatus>;

/** The signed-in person, with the company as colleagues and partners see it. */
export const profile = z
  .object({
    id: uuid,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    phone_code: z.string(),
    company_name: z.string(),
    /** Null where the company has none. */
    company_name_en: z.string().nullable(),
    company_department: z.string(),
    company_title: z.string(),
    marketing_approval: z.boolean(),
    email_approval: z.boolean(),
    sns_approval: z.boolean(),
    is_test: z.boolean(),
    company_registration_number: z.string(),
    company_address: z.string(),
    company_ceo: z.string(),
    company_verified: z.boolean(),
    /** False for a legacy user: company information is missing, sale items answer 2008. */
    company_complete: z.boolean(),
    member_status: memberStatus,
    /** A member of the company refused this pending person; approval later and a claim stay possible. */
    membership_refused: z.boolean(),
    /** The company requires a second factor and this person has none: nothing else of the company is open until then. */
    second_factor_missing: z.boolean(),
    /** When each approval was last given or taken back; null when it still stands as at joining. */
    approval_changed_at: z.object({
      marketing: z.string().nullable(),
      email: z.string().nullable(),
      sns: z.string().nullable(),
    }),
    view_settings: viewSettings,
  })
  .register(apiSchemas, { id: 'Profile' });
export type Profile = z.infer<typeof profile>;

export const tokens = z
  .object({ access_token: z.string(), refresh_token: z.string() })
  .register(apiSchemas, { id: 'Tokens' });
export type Tokens = z.infer<typeof tokens>;

export const companyInfo = {
  company_registration_number: registrationNumber.min(4),
  company_name: shortText(100).min(1),
  company_address: shortText(200).min(1),
  company_ceo: shortText(60).min(1),
};

export const personName = shortText(60).min(1);
/** Department and title may be left empty. */
export const personTitle = shortText(60);

/** What a legacy user completes. */
export const legacyInfo = { ...companyInfo, name: personName, phone_code: phoneCode, phone };

export const registration = z.object({
  email,
  password,
  ...legacyInfo,
  company_department: personTitle,
  company_title: personTitle,
  marketing_approval: z.boolean(),
  company_registration_number_file: z.string().max(14 * 1024 * 1024),
  company_registration_number_file_name: shortText(200).min(1),
});
export type Registration = z.input<typeof registration>;

/** A kind of material a company deals in; empty lists and nulls mean "any". */
export const saleMaterial = z
  .object({
    id: uuid,
    // What nobody could classify is no kind to deal in.
    category: materialCategory.exclude(['unclassified']),
    types: z.array(shortText(40)).max(40),
    grade_families: z.array(shortText(40)).max(20),
    grades: z.array(shortText(60)).max(60),
    nps_min: z.string().max(10).nullable(),
    nps_max: z.string().max(10).nullable(),
    classes: z.array(shortText(20)).max(20),
    makers: z.array(shortText(60)).max(40),
  })
  .register(apiSchemas, { id: 'SaleMaterial' });
export type SaleMaterial = z.infer<typeof saleMaterial>;
export const saleMaterialInput = saleMaterial.omit({ id: true });
export type SaleMaterialInput = z.input<typeof saleMaterialInput>;

export const push = z
  .object({
    id: uuid,
    kind: z.string(),
    record_type: z.enum([
      'rfq',
      'seller_request',
      'bid',
      'order',
      'project',
      'member',
      'stock',
      'store',
      'export',
      'webhook',
      'purchase',
    ]),
    record_id: z.string(),
    title: z.string(),
    params: z.record(z.string(), z.string()),
    created_at: z.string(),
    read_at: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'Push' });
export type Push = z.infer<typeof push>;

/** Notifications by what they concern; each belongs to one. */
export const pushArea = z.enum(PUSH_AREAS);
export type PushArea = z.infer<typeof pushArea>;

/** What travels over the websocket: enough to know what changed, never an amount or another company's name. */
export const pushMessage = push
  .pick({ id: true, kind: true, record_type: true, record_id: true, created_at: true })
  /**
   * `push`: notifications were read, in this window or another; nothing else changed. `choice`: somebody of the company chose
   * offers of a request. `own_request`: somebody of the company sent, awarded or changed one of its requests.
   * `own_quotation`: somebody of the company submitted or withdrew its quotation to a request, or declined. `profile`: the person changed how
   * lists look, on some device.
   */
  .extend({
    record_type: z.enum([
      ...push.shape.record_type.options,
      'push',
      'choice',
      'own_request',
      'own_quotation',
      'profile',
    ]),
  });
export type PushMessage = z.infer<typeof pushMessage>;
