CREATE TABLE "stock_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"item_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_question" ADD CONSTRAINT "stock_question_is_test_item_id_stock_item_is_test_id_fk" FOREIGN KEY ("is_test","item_id") REFERENCES "public"."stock_item"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_question" ADD CONSTRAINT "stock_question_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_question_item" ON "stock_question" USING btree ("item_id","id");--> statement-breakpoint
ALTER TABLE "stock_item" DROP COLUMN "certificate_file_id";--> statement-breakpoint
ALTER TABLE "stock_item" DROP COLUMN "photo_file_ids";