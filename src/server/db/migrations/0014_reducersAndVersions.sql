ALTER TABLE "rfq" ADD COLUMN "vendors_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "inch_least" numeric(8, 4);--> statement-breakpoint
ALTER TABLE "rfq_question" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;