ALTER TABLE "quotation_line" ALTER COLUMN "supply" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_line" ADD COLUMN "stock_item_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_line" ADD COLUMN "reserve_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD COLUMN "stock_item_id" uuid;