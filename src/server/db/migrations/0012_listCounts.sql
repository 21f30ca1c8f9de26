DROP INDEX "quotation_company";--> statement-breakpoint
CREATE INDEX "rfq_company_counts" ON "rfq" USING btree ("company_id","is_test","status","sealed","deadline_date");--> statement-breakpoint
CREATE INDEX "quotation_company" ON "quotation" USING btree ("company_id","rfq_id","status","round");