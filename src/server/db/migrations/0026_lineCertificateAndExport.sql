ALTER TABLE "trade_line" ADD COLUMN "certificate_type" text;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "export_terms" jsonb;