ALTER TABLE "delivery_address" DROP CONSTRAINT "delivery_address_label";--> statement-breakpoint
ALTER TABLE "delivery_address" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "delivery_address" ADD CONSTRAINT "delivery_address_is_test_site_id_company_unit_is_test_id_fk" FOREIGN KEY ("is_test","site_id") REFERENCES "public"."company_unit"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_address_label" ON "delivery_address" USING btree ("company_id","label") WHERE site_id is null;--> statement-breakpoint
ALTER TABLE "delivery_address" ADD CONSTRAINT "delivery_address_site" UNIQUE("site_id");--> statement-breakpoint
ALTER TABLE "delivery_address" ADD CONSTRAINT "delivery_address_site_default" CHECK ("delivery_address"."site_id" is null or not "delivery_address"."is_default");