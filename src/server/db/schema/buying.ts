import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InterestType } from '../../../contract/entities/interest';
import type { Uom } from '../../../contract/entities/rfq';
import type { Spec } from '../../../contract/entities/spec';
import type { StockUom } from '../../../contract/entities/stock';
import { at, id, isTest, price, qty } from './columns';
import { account, company, companyUnit } from './company';
import { stockItem } from './stock';

/** A line of a person's cart: listed stock to buy (`item_id`), or a line to request a quotation for (`spec`). */
export const cartLine = pgTable(
  'cart_line',
  {
    id: id(),
    is_test: isTest(),
    account_id: uuid('account_id').notNull(),
    item_id: uuid('item_id'),
    raw_text: text('raw_text').notNull().default(''),
    spec: jsonb('spec').$type<Spec>(),
    qty: qty('qty').notNull(),
    uom: text('uom').$type<Uom>().notNull(),
    /** The price as the person saw it when the line was put in or last looked at. */
    seen_price: price('seen_price'),
    seen_price_uom: text('seen_price_uom').$type<StockUom>(),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
  },
  (t) => [
    index('cart_line_account').on(t.account_id, t.id),
    uniqueIndex('cart_line_item').on(t.account_id, t.item_id).where(sql`item_id is not null`),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.is_test, t.item_id], foreignColumns: [stockItem.is_test, stockItem.id] }),
    check('cart_line_basket', sql`(${t.item_id} is null) <> (${t.spec} is null)`),
  ],
);

/** Where a company has things sent: an entry of its address book, or the address of one of its sites, named like it. */
export const deliveryAddress = pgTable(
  'delivery_address',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    /** The site whose address it is; null for an entry of the address book. */
    site_id: uuid('site_id'),
    label: text('label').notNull(),
    recipient: text('recipient').notNull(),
    phone: text('phone').notNull(),
    postal_code: text('postal_code').notNull(),
    address: text('address').notNull(),
    is_default: boolean('is_default').notNull(),
    version: integer('version').notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('delivery_address_label').on(t.company_id, t.label).where(sql`site_id is null`),
    unique('delivery_address_site').on(t.site_id),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.site_id], foreignColumns: [companyUnit.is_test, companyUnit.id] }),
    check('delivery_address_site_default', sql`${t.site_id} is null or not ${t.is_default}`),
  ],
);

/** One purchase of listed stock; it became an order per seller. */
export const checkout = pgTable(
  'checkout',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    account_id: uuid('account_id').notNull(),
    order_numbers: text('order_numbers').array().notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    index('checkout_company').on(t.company_id),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** A saved store, stock item, sale material or request of a person. */
export const interest = pgTable(
  'interest',
  {
    id: id(),
    is_test: isTest(),
    account_id: uuid('account_id').notNull(),
    record_type: text('record_type').$type<InterestType>().notNull(),
    /** Company, stock item or sale material id, or the number of a request. */
    record_id: text('record_id').notNull(),
    seen_price: price('seen_price'),
    seen_price_uom: text('seen_price_uom').$type<StockUom>(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('interest_once').on(t.account_id, t.record_type, t.record_id),
    index('interest_record').on(t.is_test, t.record_type, t.record_id),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }).onDelete(
      'cascade',
    ),
  ],
);
