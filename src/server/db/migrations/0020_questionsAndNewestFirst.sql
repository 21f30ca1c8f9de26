DROP INDEX "push_recent";--> statement-breakpoint
DROP INDEX "stock_item_company";--> statement-breakpoint
DROP INDEX "stock_movement_company";--> statement-breakpoint
DROP INDEX "stock_movement_item";--> statement-breakpoint
CREATE INDEX "stock_question_asker" ON "stock_question" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "stock_question_waiting" ON "stock_question" USING btree ("item_id") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "push_recent" ON "push" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "stock_item_company" ON "stock_item" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "stock_movement_company" ON "stock_movement" USING btree ("company_id","seq");--> statement-breakpoint
CREATE INDEX "stock_movement_item" ON "stock_movement" USING btree ("item_id","seq");