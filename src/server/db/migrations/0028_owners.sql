ALTER TABLE "account" ADD COLUMN "is_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "account" SET "is_owner" = true WHERE "id" IN (
  SELECT DISTINCT ON ("company_id") "id" FROM "account"
  WHERE "member_status" = 'active' AND "withdrawn_at" IS NULL ORDER BY "company_id", "created_at"
);
