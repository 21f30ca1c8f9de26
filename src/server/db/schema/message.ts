import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, id, isTest } from './columns';
import { company } from './company';
import { tradeOrder } from './order';
import { rfq } from './rfq';

/** One message between the buyer and one seller of a request, or of an order that has none. Append only. */
export const message = pgTable(
  'message',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id'),
    order_id: uuid('order_id'),
    seller_company_id: uuid('seller_company_id').notNull(),
    author_side: text('author_side', { enum: ['buyer', 'seller'] }).notNull(),
    author_name: text('author_name').notNull(),
    text: text('text').notNull(),
    /** The whole of a mail whose own words `text` is; no call answers it. */
    mail_text: text('mail_text'),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    index('message_rfq').on(t.rfq_id, t.seller_company_id, t.id),
    index('message_order').on(t.order_id, t.id),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
    foreignKey({ columns: [t.is_test, t.order_id], foreignColumns: [tradeOrder.is_test, tradeOrder.id] }),
    foreignKey({ columns: [t.is_test, t.seller_company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);
