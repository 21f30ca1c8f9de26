ALTER TABLE "award_plan" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "share_headings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "plan_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "heading" text;--> statement-breakpoint
CREATE INDEX "rfq_plan_due" ON "rfq" USING btree ("plan_due_at") WHERE plan_due_at is not null;