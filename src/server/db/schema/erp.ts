import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ErpLayout } from '../../../contract/entities/erp';
import { ERP_FORMATS, ERP_KINDS } from '../../../contract/erpFields';
import { at, id, isTest } from './columns';
import { account, company } from './company';
import { shipment } from './delivery';
import { tradeOrder } from './order';

/** How a company lays out a file for its own systems. */
export const erpMapping = pgTable(
  'erp_mapping',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    name: text('name').notNull(),
    layout: jsonb('layout').$type<ErpLayout>().notNull(),
    version: integer('version').notNull(),
    made_by: uuid('made_by').notNull(),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
  },
  (t) => [
    unique('erp_mapping_name').on(t.company_id, t.name),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.made_by], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** A file that was made for a company's own systems: which records, by which layout. */
export const erpExport = pgTable(
  'erp_export',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    kind: text('kind', { enum: ERP_KINDS }).notNull(),
    format: text('format', { enum: ERP_FORMATS }).notNull(),
    mapping_name: text('mapping_name').notNull(),
    /** The layout as it was; null for the built-in one. */
    layout: jsonb('layout').$type<ErpLayout>(),
    file_name: text('file_name').notNull(),
    record_count: integer('record_count').notNull(),
    /** The day of issue that invoices without one were given. */
    issue_on: date('issue_on', { mode: 'string' }),
    made_by: uuid('made_by').notNull(),
    made_at: at('made_at').notNull(),
  },
  (t) => [
    unique('erp_export_world').on(t.is_test, t.id),
    index('erp_export_company').on(t.company_id, t.id.desc()),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.made_by], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** One order, shipment or invoice of such a file. */
export const erpExportRecord = pgTable(
  'erp_export_record',
  {
    is_test: isTest(),
    export_id: uuid('export_id').notNull(),
    position: integer('position').notNull(),
    order_id: uuid('order_id').notNull(),
    shipment_id: uuid('shipment_id'),
  },
  (t) => [
    primaryKey({ columns: [t.export_id, t.position] }),
    index('erp_export_record_order').on(t.order_id),
    index('erp_export_record_shipment').on(t.shipment_id).where(sql`shipment_id is not null`),
    foreignKey({ columns: [t.is_test, t.export_id], foreignColumns: [erpExport.is_test, erpExport.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.is_test, t.order_id], foreignColumns: [tradeOrder.is_test, tradeOrder.id] }),
    foreignKey({ columns: [t.is_test, t.shipment_id], foreignColumns: [shipment.is_test, shipment.id] }),
  ],
);
