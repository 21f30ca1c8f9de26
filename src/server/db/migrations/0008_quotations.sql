ALTER TABLE "quotation" ADD COLUMN "validity_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "consent_until" date;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD COLUMN "canonical_key" text;--> statement-breakpoint
UPDATE "quotation_line" ql SET "company_id" = q."company_id", "canonical_key" = nullif(l."canonical_key", '')
FROM "quotation_revision" r, "quotation" q, "rfq_line" l
WHERE r."id" = ql."revision_id" AND q."id" = r."quotation_id" AND l."id" = ql."rfq_line_id";--> statement-breakpoint
CREATE INDEX "quotation_line_past" ON "quotation_line" USING btree ("company_id","canonical_key","id" DESC NULLS LAST) WHERE unit_price is not null and canonical_key is not null;