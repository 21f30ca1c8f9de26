import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { bankAccount } from '../entities/order';
import { profile, push, saleMaterial, saleMaterialInput } from '../entities/person';
import { currency, page, pageQuery, shortText, uuid } from '../values';

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/user/profile',
  tag: 'user',
  summary: 'The signed-in person.',
  access: 'user',
  response: profile,
});

const saleItems = z.object({ is_user_sale_material_push: z.boolean(), sale_material_list: z.array(saleMaterial) });

export const getSaleItems = defineEndpoint({
  method: 'GET',
  path: '/user/sale/items',
  tag: 'user',
  summary: "The company's sale materials and this user's alarm switch.",
  access: 'member',
  response: saleItems,
  errors: ['LEGACY_USER'],
});

export const patchSaleItems = defineEndpoint({
  method: 'PATCH',
  path: '/user/sale/items',
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
  idempotency: 'optional',
});

export const getBankAccount = defineEndpoint({
  method: 'GET',
  path: '/company/bank-account',
  tag: 'company',
  summary: "The company's account that buyers transfer to.",
  access: 'member',
  response: z.object({ bank_account: bankAccount.nullable() }),
});

export const putBankAccount = defineEndpoint({
  method: 'PUT',
  path: '/company/bank-account',
  tag: 'company',
  summary: 'Sets that account; needs a fresh login.',
  access: 'member',
  body: z.object({
    bank_name: shortText(40).min(1),
    account_number: z.string().regex(/^[0-9-]{6,30}$/, 'account_number'),
    account_holder: shortText(60).min(1),
    currency,
  }),
  response: z.object({ bank_account: bankAccount }),
  errors: ['FRESH_LOGIN_NEEDED'],
});

export const reauth = defineEndpoint({
  method: 'POST',
  path: '/auth/reauth',
  tag: 'auth',
  summary: 'Makes this login fresh for ten minutes.',
  access: 'user',
  body: z.object({ password: z.string().min(1).max(128) }),
  response: z.object({ fresh_until: z.string() }),
  errors: ['WRONG_EMAIL_PASSWORD'],
  idempotency: 'required',
  limit: 20,
});

export const pushStatus = defineEndpoint({
  method: 'GET',
  path: '/push/status',
  tag: 'push',
  summary: 'How many notifications are unread, and the newest.',
  access: 'member',
  response: z.object({ unread: z.number().int(), latest_id: uuid.nullable() }),
});

export const listPush = defineEndpoint({
  method: 'GET',
  path: '/push',
  tag: 'push',
  summary: 'Notifications, newest first.',
  access: 'member',
  query: z.object({ ...pageQuery, unread: z.enum(['1']).optional() }),
  response: page(push),
});

export const readPush = defineEndpoint({
  method: 'POST',
  path: '/push/read',
  tag: 'push',
  summary: 'Marks notifications as read; all of them when no ids are given.',
  access: 'member',
  body: z.object({ ids: z.array(uuid).max(100).optional() }),
  response: z.object({ unread: z.number().int() }),
  idempotency: 'required',
});
