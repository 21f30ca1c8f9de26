CREATE TABLE "stock_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"approval_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"qty" numeric(14, 3) NOT NULL,
	CONSTRAINT "stock_hold_once" UNIQUE("approval_id","item_id"),
	CONSTRAINT "stock_hold_qty" CHECK ("stock_hold"."qty" > 0)
);
--> statement-breakpoint
ALTER TABLE "approval" ALTER COLUMN "rfq_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approval" ALTER COLUMN "award" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approval" ADD COLUMN "purchase_number" text;--> statement-breakpoint
ALTER TABLE "approval" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "approval" ADD COLUMN "purchase" jsonb;--> statement-breakpoint
ALTER TABLE "approval" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approval" ADD COLUMN "order_numbers" text[];--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_is_test_approval_id_approval_is_test_id_fk" FOREIGN KEY ("is_test","approval_id") REFERENCES "public"."approval"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_is_test_item_id_stock_item_is_test_id_fk" FOREIGN KEY ("is_test","item_id") REFERENCES "public"."stock_item"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_hold_item" ON "stock_hold" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "approval_purchases" ON "approval" USING btree ("company_id","id") WHERE purchase is not null;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_purchase_number_unique" UNIQUE("purchase_number");--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_subject" CHECK (case when "approval"."purchase" is null then "approval"."rfq_id" is not null and "approval"."award" is not null
        else "approval"."rfq_id" is null and "approval"."award" is null and "approval"."purchase_number" is not null and "approval"."hold_until" is not null end);