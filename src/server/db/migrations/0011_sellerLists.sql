DROP INDEX "rfq_target_company";--> statement-breakpoint
CREATE INDEX "rfq_standing" ON "rfq" USING btree ("id","status","round");--> statement-breakpoint
CREATE INDEX "rfq_target_received" ON "rfq_target" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rfq_target_standing" ON "rfq_target" USING btree ("company_id","is_test","rfq_id","declined_at");