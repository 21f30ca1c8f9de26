import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { defineEndpoint } from '../endpoint';
import { attachment } from '../entities/file';
import { bankAccount } from '../entities/bankAccount';
import { profile, push, pushArea, saleMaterial, saleMaterialInput } from '../entities/person';
import { SWIFT_CODE } from '../figures';
import { sellerStatus } from '../entities/project';
import { rfqLine } from '../entities/rfq';
import { currency, page, pageQuery, shortText, uuid } from '../values';
import * as routes from '../routes/company';
import * as reader from '../routes/reader';

export const getProfile = defineEndpoint(reader.getProfile, {
  tag: 'user',
  summary: 'The signed-in person.',
  access: 'user',
  response: profile,
});

/** A side on which a sale material does not cover a line. Makers are those that the request allows. */
const matchReason = z.enum(['type', 'grade', 'size', 'class', 'maker']);
export type MatchReason = z.infer<typeof matchReason>;

/** A line of a request beside the sale materials that cover it now, and why the others of its category do not. */
const matchedLine = z
  .object({
    line: rfqLine,
    /** Whether this line brought the request here when it was submitted. */
    matched: z.boolean(),
    sale_material_ids: z.array(uuid),
    misses: z.array(z.object({ sale_material_id: uuid, reasons: z.array(matchReason) })),
  })
  .register(apiSchemas, { id: 'MatchedLine' });
export type MatchedLine = z.infer<typeof matchedLine>;

const saleItems = z.object({ is_user_sale_material_push: z.boolean(), sale_material_list: z.array(saleMaterial) });

export const getSaleItems = defineEndpoint(routes.getSaleItems, {
  tag: 'user',
  summary: "The company's sale materials and this user's alarm switch.",
  access: 'member',
  response: saleItems,
  errors: ['LEGACY_USER'],
});

export const patchSaleItems = defineEndpoint(routes.patchSaleItems, {
  tag: 'user',
  summary: 'Deletes and creates sale materials, all or nothing, and sets the alarm switch.',
  access: 'member',
  body: z.object({
    is_user_sale_material_push: z.boolean(),
    delete_sale_material_list: z.array(uuid).max(500),
    create_sale_material_list: z.array(saleMaterialInput).max(500),
  }),
  response: saleItems,
  errors: ['LEGACY_USER'],
});

/** Files that the company's sale materials were read from. */
const saleLists = z.object({ items: z.array(attachment) });

export const getSaleLists = defineEndpoint(routes.getSaleLists, {
  tag: 'user',
  summary: "The lists that the company's sale materials were read from, the newest last.",
  access: 'member',
  response: saleLists,
});

export const keepSaleList = defineEndpoint(routes.keepSaleList, {
  tag: 'user',
  summary: 'Keeps an uploaded list with the sale materials; of more than twenty the oldest goes.',
  access: 'member',
  body: z.object({ file_id: uuid }),
  response: saleLists,
  errors: ['FILE_NOT_FOUND'],
});

export const removeSaleList = defineEndpoint(routes.removeSaleList, {
  tag: 'user',
  summary: 'Takes a list away from the sale materials; the materials stay.',
  access: 'member',
  params: z.object({ list_id: uuid }),
  response: saleLists,
  errors: ['FILE_NOT_FOUND'],
});

export const getQuotationItems = defineEndpoint(routes.getQuotationItems, {
  tag: 'user',
  summary: "Which of the company's sale materials a request that was sent to it matched, line by line.",
  access: 'member',
  params: z.object({ rfq_number_id: z.string().min(1).max(40) }),
  response: z.object({
    rfq_number_id: z.string(),
    title: z.string(),
    status: sellerStatus,
    matched_line_count: z.number().int(),
    line_list: z.array(matchedLine),
    sale_material_list: z.array(saleMaterial),
  }),
  errors: ['RFQ_NOT_FOUND', 'OWN_REQUEST', 'LEGACY_USER'],
});

/** An account, and when it took another one's place: a change stays marked for seven days. */
const companyBankAccount = z.object({ bank_account: bankAccount, changed_at: z.string().nullable() });

/** An account that is not used yet: from an instant on, or as soon as a second member confirms it. */
const waitingBankAccount = z.object({
  bank_account: bankAccount,
  set_at: z.string(),
  used_from: z.string(),
  set_by_name: z.string(),
  /** The reader may confirm it: a member for more than a day, and not who set it. */
  confirmable: z.boolean(),
});

const bankAccounts = z.object({
  account_list: z.array(companyBankAccount),
  waiting_list: z.array(waitingBankAccount),
});

export const getBankAccount = defineEndpoint(routes.getBankAccount, {
  tag: 'company',
  summary: "The company's accounts that buyers transfer to, one for each currency, and those that are not used yet.",
  access: 'member',
  response: bankAccounts,
});

export const removeBankAccount = defineEndpoint(routes.removeBankAccount, {
  tag: 'company',
  summary:
    'Closes the account for a currency: later orders no longer name it, earlier ones keep it. Needs a recent authentication.',
  access: 'member',
  params: z.object({ currency }),
  /** The account that the caller saw: another one that a colleague put in its place stays. */
  query: z.object({ account_number: z.string().max(30) }),
  response: bankAccounts,
  errors: ['FRESH_LOGIN_NEEDED', 'OWNER_ONLY', 'BANK_ACCOUNT_NOT_FOUND'],
});

export const putBankAccount = defineEndpoint(routes.putBankAccount, {
  tag: 'company',
  summary:
    'Sets the account for the currency named, by an owner; needs a recent authentication. In the place of another one it is used after 24 hours, or once a second member confirms it. All members, and the buyers of open orders, are notified.',
  access: 'member',
  body: z.object({
    bank_name: shortText(40).min(1),
    account_number: z.string().regex(/^[0-9-]{6,30}$/, 'account_number'),
    account_holder: shortText(60).min(1),
    currency,
    bank_name_en: shortText(80).min(1).optional(),
    account_holder_en: shortText(100).min(1).optional(),
    swift: z.string().regex(SWIFT_CODE, 'swift').optional(),
  }),
  response: bankAccounts,
  errors: ['FRESH_LOGIN_NEEDED', 'OWNER_ONLY', 'ENGLISH_EXPECTED'],
});

export const answerBankAccount = defineEndpoint(routes.answerBankAccount, {
  tag: 'company',
  summary:
    'A second member confirms an account that waits, which is used from now on; or any member stops it. Needs a recent authentication.',
  access: 'member',
  params: z.object({ currency }),
  /** The account that the caller saw. */
  body: z.object({ account_number: z.string().max(30), confirm: z.boolean() }),
  response: bankAccounts,
  errors: ['FRESH_LOGIN_NEEDED', 'BANK_ACCOUNT_NOT_FOUND', 'BANK_ACCOUNT_CONFIRMER'],
});

export const reauth = defineEndpoint(routes.reauth, {
  tag: 'auth',
  summary: 'Makes this login fresh for ten minutes.',
  access: 'user',
  body: z.object({ password: z.string().min(1).max(128) }),
  response: z.object({ fresh_until: z.string() }),
  errors: ['WRONG_EMAIL_PASSWORD', 'SIGN_ON_REQUIRED'],
  limit: 20,
});

export const pushStatus = defineEndpoint(reader.pushStatus, {
  tag: 'push',
  summary: 'How many notifications are unread, and the newest.',
  access: 'member',
  response: z.object({ unread: z.number().int(), latest_id: uuid.nullable() }),
});

export const listPush = defineEndpoint(reader.listPush, {
  tag: 'push',
  summary: 'Notifications, newest first, or the unread ones before the others.',
  access: 'member',
  query: z.object({
    ...pageQuery,
    unread: z.enum(['1']).optional(),
    area: pushArea.optional(),
    sort: z.enum(['newest', 'unread']).default('newest'),
  }),
  response: page(push),
});

export const readPush = defineEndpoint(reader.readPush, {
  tag: 'push',
  summary: 'Marks notifications as read; all of them when no ids are given.',
  access: 'member',
  body: z.object({ ids: z.array(uuid).max(100).optional() }),
  response: z.object({ unread: z.number().int(), read_at: z.iso.datetime() }),
});

export const unreadPush = defineEndpoint(reader.unreadPush, {
  tag: 'push',
  summary: 'Takes a marking back: what was marked as read at that instant is unread again.',
  access: 'member',
  body: z.object({ read_at: z.iso.datetime() }),
  response: z.object({ unread: z.number().int() }),
});
