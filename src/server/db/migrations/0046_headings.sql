ALTER TABLE "rfq" ADD COLUMN "share_headings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "heading" text;