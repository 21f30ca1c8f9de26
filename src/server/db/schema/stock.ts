import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CertificateType } from '../../../contract/entities/rfq';
import type { Spec } from '../../../contract/entities/spec';
import type { MovementKind, MovementReason, StockCondition, StockUom } from '../../../contract/entities/stock';
import type { Currency } from '../../../contract/values';
import { at, id, isTest, kg, price, qty } from './columns';
import { company } from './company';
import { tradeOrder } from './order';

/** A company's own store room. Buyers see its region alone. */
export const warehouse = pgTable(
  'warehouse',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    name: text('name').notNull(),
    /** City or province, e.g. 부산: the place that buyers filter by. */
    region: text('region').notNull(),
    address: text('address').notNull(),
    version: integer('version').notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('warehouse_world').on(t.is_test, t.id),
    unique('warehouse_name').on(t.company_id, t.name),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/**
 * A lot. `on_hand` and `reserved` follow the ledger: triggers of the migration let nothing but a new movement change
 * them. `terms` and the columns below it are what the search reads.
 */
export const stockItem = pgTable(
  'stock_item',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    warehouse_id: uuid('warehouse_id').notNull(),
    bin: text('bin'),
    spec: jsonb('spec').$type<Spec>().notNull(),
    raw_text: text('raw_text').notNull(),
    lot_no: text('lot_no'),
    heat_no: text('heat_no'),
    maker: text('maker'),
    origin: text('origin'),
    condition: text('condition').$type<StockCondition>().notNull(),
    certificate_type: text('certificate_type').$type<CertificateType>().notNull(),
    certificate_shown: boolean('certificate_shown').notNull().default(false),
    uom: text('uom').$type<StockUom>().notNull(),
    /** kg of one unit: of a piece or a metre. */
    unit_weight_kg: kg('unit_weight_kg'),
    on_hand: qty('on_hand').notNull().default('0'),
    reserved: qty('reserved').notNull().default('0'),
    open_qty: qty('open_qty').notNull().default('0'),
    /** Whether its owner wants it sold; stays true while everything open is reserved. */
    is_open: boolean('is_open').notNull().default(false),
    currency: text('currency').$type<Currency>().notNull().default('KRW'),
    unit_price: price('unit_price'),
    price_uom: text('price_uom').$type<StockUom>(),
    /** Price of one stock unit, for sorting and filtering. */
    unit_price_each: price('unit_price_each'),
    moq: qty('moq').notNull().default('0'),
    multiple: qty('multiple').notNull().default('0'),
    /** What it cost, seen by the own company alone. */
    cost_price: price('cost_price'),
    /** At or below this, the lot is marked as running low. */
    low_mark: qty('low_mark'),
    remark: text('remark'),
    opened_at: at('opened_at'),
    views: integer('views').notNull().default(0),
    category: text('category').notNull(),
    type: text('type'),
    grade: text('grade'),
    inch: numeric('inch', { precision: 8, scale: 4 }),
    size: text('size'),
    schedule: text('schedule'),
    class: text('class'),
    place: text('place').notNull(),
    terms: text('terms').array().notNull(),
    version: integer('version').notNull(),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
  },
  (t) => [
    unique('stock_item_world').on(t.is_test, t.id),
    index('stock_item_company').on(t.company_id, t.id),
    index('stock_item_key').on(t.company_id, sql`(spec->>'canonical_key')`),
    index('stock_open_terms').using('gin', t.terms).where(sql`is_open and open_qty > 0`),
    index('stock_open_new').on(t.is_test, t.opened_at.desc(), t.id.desc()).where(sql`is_open and open_qty > 0`),
    index('stock_open_price').on(t.is_test, t.unit_price_each, t.id).where(sql`is_open and open_qty > 0`),
    index('stock_open_quantity').on(t.is_test, t.open_qty.desc(), t.id.desc()).where(sql`is_open and open_qty > 0`),
    index('stock_open_maker').on(t.is_test, t.maker).where(sql`is_open and open_qty > 0`),
    index('stock_open_store').on(t.company_id, t.opened_at.desc()).where(sql`is_open and open_qty > 0`),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.warehouse_id], foreignColumns: [warehouse.is_test, warehouse.id] }),
    check('stock_item_reserved', sql`${t.reserved} >= 0 and ${t.reserved} <= ${t.on_hand}`),
    check('stock_item_open', sql`${t.open_qty} >= 0 and ${t.open_qty} <= ${t.on_hand} - ${t.reserved}`),
  ],
);

/** The ledger. Append only: a trigger refuses every update, delete and truncate. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: id(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    item_id: uuid('item_id').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    reason: text('reason').$type<MovementReason>().notNull(),
    on_hand_delta: qty('on_hand_delta').notNull(),
    reserved_delta: qty('reserved_delta').notNull(),
    /** Written by the trigger: what the lot held after this entry. */
    on_hand_after: qty('on_hand_after'),
    reserved_after: qty('reserved_after'),
    /** The two sides of a move or cut share it. */
    reference: uuid('reference'),
    order_id: uuid('order_id'),
    note: text('note'),
    account_id: uuid('account_id'),
    actor_name: text('actor_name'),
    at: at('at').notNull(),
  },
  (t) => [
    index('stock_movement_company').on(t.company_id, t.seq),
    index('stock_movement_item').on(t.item_id, t.seq),
    foreignKey({ columns: [t.is_test, t.item_id], foreignColumns: [stockItem.is_test, stockItem.id] }),
    foreignKey({ columns: [t.is_test, t.order_id], foreignColumns: [tradeOrder.is_test, tradeOrder.id] }),
    check(
      'stock_movement_kind',
      sql`case ${t.kind}
        when 'IN' then ${t.on_hand_delta} > 0 and ${t.reserved_delta} = 0
        when 'OUT' then ${t.on_hand_delta} < 0 and ${t.reserved_delta} <= 0 and ${t.reserved_delta} >= ${t.on_hand_delta}
        when 'ADJUST' then ${t.on_hand_delta} <> 0 and ${t.reserved_delta} = 0
        when 'RESERVE' then ${t.on_hand_delta} = 0 and ${t.reserved_delta} > 0
        when 'RELEASE' then ${t.on_hand_delta} = 0 and ${t.reserved_delta} < 0
        else false end`,
    ),
  ],
);

/** What a line of a stock order holds of a lot until it is shipped or given back. */
export const stockReservation = pgTable(
  'stock_reservation',
  {
    id: id(),
    is_test: isTest(),
    order_id: uuid('order_id').notNull(),
    order_line_id: uuid('order_line_id').notNull(),
    item_id: uuid('item_id').notNull(),
    qty: qty('qty').notNull(),
    shipped_qty: qty('shipped_qty').notNull().default('0'),
    released: boolean('released').notNull().default(false),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    index('stock_reservation_order').on(t.order_id),
    uniqueIndex('stock_reservation_line').on(t.order_line_id, t.item_id),
    foreignKey({ columns: [t.is_test, t.order_id], foreignColumns: [tradeOrder.is_test, tradeOrder.id] }),
    foreignKey({ columns: [t.is_test, t.item_id], foreignColumns: [stockItem.is_test, stockItem.id] }),
    check('stock_reservation_qty', sql`${t.qty} > 0 and ${t.shipped_qty} >= 0 and ${t.shipped_qty} <= ${t.qty}`),
  ],
);

/** Prices that an open lot has had. */
export const stockPrice = pgTable(
  'stock_price',
  {
    id: id(),
    is_test: isTest(),
    item_id: uuid('item_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    unit_price: price('unit_price').notNull(),
    price_uom: text('price_uom').$type<StockUom>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    index('stock_price_item').on(t.item_id, t.at),
    foreignKey({ columns: [t.is_test, t.item_id], foreignColumns: [stockItem.is_test, stockItem.id] }),
  ],
);

/** Who looked at an open lot on a day; the viewer is a hash. */
export const stockView = pgTable(
  'stock_view',
  {
    item_id: uuid('item_id')
      .notNull()
      .references(() => stockItem.id),
    viewer: text('viewer').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.item_id, t.viewer, t.day] })],
);

/** A question of a buyer about an open lot; seller and asker alone read it. */
export const stockQuestion = pgTable(
  'stock_question',
  {
    id: id(),
    is_test: isTest(),
    item_id: uuid('item_id').notNull(),
    company_id: uuid('company_id').notNull(),
    question: text('question').notNull(),
    answer: text('answer'),
    asked_at: at('asked_at').notNull(),
    answered_at: at('answered_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('stock_question_item').on(t.item_id, t.id),
    index('stock_question_asker').on(t.company_id, t.id),
    index('stock_question_waiting').on(t.item_id).where(sql`answer is null`),
    foreignKey({ columns: [t.is_test, t.item_id], foreignColumns: [stockItem.is_test, stockItem.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);
