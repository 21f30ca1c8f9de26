ALTER TABLE "account" ADD COLUMN "company_facts" jsonb;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "founded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "about_account" uuid;--> statement-breakpoint
ALTER TABLE "rfq_vendor" ADD COLUMN "named" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_vendor" ADD COLUMN "unverified_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_request" ADD COLUMN "purpose" text DEFAULT 'reset' NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_about" ON "mail" USING btree ("about_account");--> statement-breakpoint
UPDATE "company" SET "founded_at" = "created_at" WHERE EXISTS (
  SELECT 1 FROM "account" a WHERE a."company_id" = "company"."id" AND (a."email_verified_at" IS NOT NULL OR a."withdrawn_at" IS NOT NULL)
) OR NOT EXISTS (SELECT 1 FROM "account" a WHERE a."company_id" = "company"."id");
--> statement-breakpoint
UPDATE "account" a SET "company_facts" = json_build_object('name', c."name", 'address', c."address", 'ceo', c."ceo")
FROM "company" c WHERE c."id" = a."company_id" AND c."founded_at" IS NULL AND a."email_verified_at" IS NULL;
--> statement-breakpoint
UPDATE "account" a SET "member_status" = 'pending', "is_owner" = false, "member_since" = NULL
FROM "company" c WHERE c."id" = a."company_id" AND c."founded_at" IS NULL AND a."email_verified_at" IS NULL AND a."member_status" = 'active';
--> statement-breakpoint
UPDATE "rfq_vendor" SET "company_id" = NULL WHERE "source" = 'list' AND "registration_number" IS NULL;
--> statement-breakpoint
UPDATE "rfq_vendor" SET "unverified_agreed" = true WHERE "source" = 'chosen';
