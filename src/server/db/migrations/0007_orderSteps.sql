CREATE TABLE "order_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolution" text
);
--> statement-breakpoint
CREATE TABLE "shipment_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"shipment_id" uuid NOT NULL,
	"trade_line_id" uuid NOT NULL,
	"qty" numeric(14, 3) NOT NULL,
	"heat_numbers" jsonb NOT NULL,
	"weighed_kg" numeric(18, 4),
	"received_qty" numeric(14, 3),
	"note" text,
	CONSTRAINT "shipment_line_once" UNIQUE("shipment_id","trade_line_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid,
	"order_id" uuid,
	"seller_company_id" uuid NOT NULL,
	"author_side" text NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "shipment_no" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "certificates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trade_line" ADD COLUMN "weight_basis" text DEFAULT 'theoretical' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "unknown_weight_lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "tax_invoice_number" text;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "tax_invoice_on" date;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "settlement" jsonb;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "balance" jsonb;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_world" UNIQUE("is_test","id");--> statement-breakpoint
ALTER TABLE "order_claim" ADD CONSTRAINT "order_claim_is_test_order_id_trade_order_is_test_id_fk" FOREIGN KEY ("is_test","order_id") REFERENCES "public"."trade_order"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_line" ADD CONSTRAINT "shipment_line_trade_line_id_trade_line_id_fk" FOREIGN KEY ("trade_line_id") REFERENCES "public"."trade_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_line" ADD CONSTRAINT "shipment_line_is_test_shipment_id_shipment_is_test_id_fk" FOREIGN KEY ("is_test","shipment_id") REFERENCES "public"."shipment"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_is_test_order_id_trade_order_is_test_id_fk" FOREIGN KEY ("is_test","order_id") REFERENCES "public"."trade_order"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_is_test_seller_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","seller_company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_claim_order" ON "order_claim" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipment_line_traded" ON "shipment_line" USING btree ("trade_line_id");--> statement-breakpoint
CREATE INDEX "message_rfq" ON "message" USING btree ("rfq_id","seller_company_id","id");--> statement-breakpoint
CREATE INDEX "message_order" ON "message" USING btree ("order_id","id");
