CREATE TABLE "quote_distance" (
	"order_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"band" text NOT NULL,
	"is_test" boolean NOT NULL,
	"month" text NOT NULL,
	"buyer_company_id" uuid NOT NULL,
	"rfq_id" uuid NOT NULL,
	"line_count" integer NOT NULL,
	"won" boolean NOT NULL,
	CONSTRAINT "quote_distance_order_id_company_id_band_pk" PRIMARY KEY("order_id","company_id","band")
);
--> statement-breakpoint
ALTER TABLE "order_saving" ADD COLUMN "lowest_amount" numeric(20, 2);--> statement-breakpoint
ALTER TABLE "order_saving" ADD COLUMN "target_amount" numeric(20, 2);--> statement-breakpoint
ALTER TABLE "order_saving" ADD COLUMN "target_paid_amount" numeric(20, 2);--> statement-breakpoint
ALTER TABLE "order_saving" ADD COLUMN "target_line_count" integer;--> statement-breakpoint
ALTER TABLE "quote_distance" ADD CONSTRAINT "quote_distance_is_test_order_id_trade_order_is_test_id_fk" FOREIGN KEY ("is_test","order_id") REFERENCES "public"."trade_order"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_distance" ADD CONSTRAINT "quote_distance_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_distance_company" ON "quote_distance" USING btree ("company_id","month");