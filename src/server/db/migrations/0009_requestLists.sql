DROP INDEX "rfq_company_recent";--> statement-breakpoint
CREATE INDEX "rfq_company_changed" ON "rfq" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "rfq_company_status" ON "rfq" USING btree ("company_id","is_test","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "rfq_company_created" ON "rfq" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rfq_company_deadline" ON "rfq" USING btree ("company_id","closes_at","id");--> statement-breakpoint
CREATE INDEX "rfq_line_material" ON "rfq_line" USING btree ("is_test","category","grade_family","inch");