ALTER TABLE "approval" DROP CONSTRAINT "approval_subject";--> statement-breakpoint
ALTER TABLE "approval" ADD COLUMN "quotation_id" uuid;--> statement-breakpoint
ALTER TABLE "approval" ADD COLUMN "quotation" jsonb;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_is_test_quotation_id_quotation_is_test_id_fk" FOREIGN KEY ("is_test","quotation_id") REFERENCES "public"."quotation"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_quotation_waiting_once" ON "approval" USING btree ("quotation_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_quotation" ON "approval" USING btree ("quotation_id","id");--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_subject" CHECK (case when "approval"."purchase" is not null then "approval"."rfq_id" is null and "approval"."award" is null and "approval"."quotation_id" is null
          and "approval"."quotation" is null and "approval"."purchase_number" is not null and "approval"."hold_until" is not null
        when "approval"."quotation" is not null then "approval"."rfq_id" is null and "approval"."award" is null and "approval"."quotation_id" is not null
        else "approval"."rfq_id" is not null and "approval"."award" is not null and "approval"."quotation_id" is null end);