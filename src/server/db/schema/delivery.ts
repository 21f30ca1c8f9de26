import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, id, isTest, kg, money, qty } from './columns';
import { tradeLine, tradeOrder } from './order';

/** Goods that left the seller together. */
export const shipment = pgTable(
  'shipment',
  {
    id: id(),
    is_test: isTest(),
    order_id: uuid('order_id').notNull(),
    shipment_no: integer('shipment_no').notNull().default(1),
    carrier: text('carrier'),
    tracking_number: text('tracking_number'),
    vehicle_number: text('vehicle_number'),
    driver_phone: text('driver_phone'),
    /** The day the goods left; for a shipment recorded before this was required, the day it was stated. */
    shipped_on: date('shipped_on', { mode: 'string' }),
    expected_on: date('expected_on', { mode: 'string' }),
    /** What of the order's freight the seller states for it; null where nothing was stated. The last one carries the rest. */
    freight_amount: money('freight_amount'),
    note: text('note'),
    /** Pairs of a heat and the certificate that speaks for it; the files hang on the shipment. */
    certificates: jsonb('certificates').$type<{ heat_number: string; file_id: string }[]>().notNull().default([]),
    shipped_at: at('shipped_at').notNull(),
    counts_as_received_at: at('counts_as_received_at').notNull(),
    reminded_at: at('reminded_at'),
    received_at: at('received_at'),
    /** The buyer took what arrived into its own warehouse; read by the buyer alone. */
    stocked_at: at('stocked_at'),
  },
  (t) => [
    unique('shipment_world').on(t.is_test, t.id),
    index('shipment_order').on(t.order_id),
    index('shipment_due').on(t.counts_as_received_at).where(sql`received_at is null`),
    foreignKey({ columns: [t.is_test, t.order_id], foreignColumns: [tradeOrder.is_test, tradeOrder.id] }),
  ],
);

/** A line of an order in one shipment; `received_qty` is what the buyer counted. */
export const shipmentLine = pgTable(
  'shipment_line',
  {
    id: id(),
    is_test: isTest(),
    shipment_id: uuid('shipment_id').notNull(),
    trade_line_id: uuid('trade_line_id')
      .notNull()
      .references(() => tradeLine.id),
    qty: qty('qty').notNull(),
    heat_numbers: jsonb('heat_numbers').$type<string[]>().notNull(),
    weighed_kg: kg('weighed_kg'),
    received_qty: qty('received_qty'),
    note: text('note'),
  },
  (t) => [
    unique('shipment_line_once').on(t.shipment_id, t.trade_line_id),
    index('shipment_line_traded').on(t.trade_line_id),
    foreignKey({ columns: [t.is_test, t.shipment_id], foreignColumns: [shipment.is_test, shipment.id] }),
  ],
);

/** A buyer's complaint about an order. */
export const orderClaim = pgTable(
  'order_claim',
  {
    id: id(),
    is_test: isTest(),
    order_id: uuid('order_id').notNull(),
    kind: text('kind', { enum: ['quantity', 'damage', 'spec', 'certificate', 'weight', 'other'] }).notNull(),
    text: text('text').notNull(),
    status: text('status', { enum: ['OPEN', 'RESOLVED'] }).notNull(),
    opened_at: at('opened_at').notNull(),
    resolved_at: at('resolved_at'),
    resolution: text('resolution'),
  },
  (t) => [
    index('order_claim_order').on(t.order_id),
    foreignKey({ columns: [t.is_test, t.order_id], foreignColumns: [tradeOrder.is_test, tradeOrder.id] }),
  ],
);
