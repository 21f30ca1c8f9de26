CREATE TABLE "erp_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"mapping_name" text NOT NULL,
	"layout" jsonb,
	"file_name" text NOT NULL,
	"record_count" integer NOT NULL,
	"issue_on" date,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "erp_export_world" UNIQUE("is_test","id")
);
--> statement-breakpoint
CREATE TABLE "erp_export_record" (
	"is_test" boolean NOT NULL,
	"export_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"shipment_id" uuid,
	CONSTRAINT "erp_export_record_export_id_position_pk" PRIMARY KEY("export_id","position")
);
--> statement-breakpoint
CREATE TABLE "erp_mapping" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"layout" jsonb NOT NULL,
	"version" integer NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "erp_mapping_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "tax_invoice_corrections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "buyer_erp_number" text;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "seller_erp_number" text;--> statement-breakpoint
ALTER TABLE "erp_export" ADD CONSTRAINT "erp_export_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_export" ADD CONSTRAINT "erp_export_is_test_made_by_account_is_test_id_fk" FOREIGN KEY ("is_test","made_by") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_export_record" ADD CONSTRAINT "erp_export_record_is_test_export_id_erp_export_is_test_id_fk" FOREIGN KEY ("is_test","export_id") REFERENCES "public"."erp_export"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_export_record" ADD CONSTRAINT "erp_export_record_is_test_order_id_trade_order_is_test_id_fk" FOREIGN KEY ("is_test","order_id") REFERENCES "public"."trade_order"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_export_record" ADD CONSTRAINT "erp_export_record_is_test_shipment_id_shipment_is_test_id_fk" FOREIGN KEY ("is_test","shipment_id") REFERENCES "public"."shipment"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_mapping" ADD CONSTRAINT "erp_mapping_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_mapping" ADD CONSTRAINT "erp_mapping_is_test_made_by_account_is_test_id_fk" FOREIGN KEY ("is_test","made_by") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erp_export_company" ON "erp_export" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "erp_export_record_order" ON "erp_export_record" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "erp_export_record_shipment" ON "erp_export_record" USING btree ("shipment_id") WHERE shipment_id is not null;