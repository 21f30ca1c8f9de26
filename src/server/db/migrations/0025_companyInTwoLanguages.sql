ALTER TABLE "company" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "address_en" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "ceo_en" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "business_type" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "business_item" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "approval_titles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "bank_account_usd" jsonb;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "bank_account_usd_changed_at" timestamp with time zone;--> statement-breakpoint
-- An account kept for dollars moves to the column of its currency.
UPDATE "company" SET
  "bank_account_usd" = "bank_account",
  "bank_account_usd_changed_at" = "bank_account_changed_at",
  "bank_account" = NULL,
  "bank_account_changed_at" = NULL
WHERE "bank_account"->>'currency' = 'USD';
