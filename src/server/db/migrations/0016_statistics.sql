CREATE TABLE "family_price" (
	"is_test" boolean NOT NULL,
	"month" text NOT NULL,
	"category" text NOT NULL,
	"grade_family" text NOT NULL,
	"quotation_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"krw" numeric(24, 4) NOT NULL,
	"kg" numeric(18, 4) NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	CONSTRAINT "family_price_quotation_id_category_grade_family_pk" PRIMARY KEY("quotation_id","category","grade_family"),
	CONSTRAINT "family_price_positive" CHECK ("family_price"."krw" > 0 and "family_price"."kg" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_saving" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"currency" text NOT NULL,
	"average_amount" numeric(20, 2) NOT NULL,
	"paid_amount" numeric(20, 2) NOT NULL,
	"line_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_index_month" (
	"is_test" boolean NOT NULL,
	"month" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_index_month_is_test_month_pk" PRIMARY KEY("is_test","month")
);
--> statement-breakpoint
CREATE TABLE "price_index_point" (
	"is_test" boolean NOT NULL,
	"month" text NOT NULL,
	"category" text NOT NULL,
	"grade_family" text NOT NULL,
	"krw_per_kg" numeric(20, 2) NOT NULL,
	"quotations" integer NOT NULL,
	"companies" integer NOT NULL,
	CONSTRAINT "price_index_point_is_test_month_category_grade_family_pk" PRIMARY KEY("is_test","month","category","grade_family"),
	CONSTRAINT "price_index_rule" CHECK ("price_index_point"."quotations" >= 5 and "price_index_point"."companies" >= 3)
);
--> statement-breakpoint
ALTER TABLE "family_price" ADD CONSTRAINT "family_price_is_test_quotation_id_quotation_is_test_id_fk" FOREIGN KEY ("is_test","quotation_id") REFERENCES "public"."quotation"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_price" ADD CONSTRAINT "family_price_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_saving" ADD CONSTRAINT "order_saving_is_test_order_id_trade_order_is_test_id_fk" FOREIGN KEY ("is_test","order_id") REFERENCES "public"."trade_order"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_index_point" ADD CONSTRAINT "price_index_point_is_test_month_price_index_month_is_test_month_fk" FOREIGN KEY ("is_test","month") REFERENCES "public"."price_index_month"("is_test","month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_price_open" ON "family_price" USING btree ("month") WHERE not published;
--> statement-breakpoint
-- What is published stays: figures that could be published again with one quotation more would tell that quotation.
CREATE FUNCTION price_index_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the price index is published once' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER price_index_month_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON price_index_month FOR EACH STATEMENT EXECUTE FUNCTION price_index_keep();
--> statement-breakpoint
CREATE TRIGGER price_index_point_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON price_index_point FOR EACH STATEMENT EXECUTE FUNCTION price_index_keep();
