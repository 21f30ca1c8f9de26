CREATE TABLE "amount_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"account_name" text NOT NULL,
	"what" text NOT NULL,
	"round" integer NOT NULL,
	"amounts_shown" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rfq_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_id" uuid NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"line_no" integer,
	"question" text NOT NULL,
	"answer" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "rfq_question_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "rfq_round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"message" text,
	"deadline_date" date NOT NULL,
	"company_ids" uuid[] NOT NULL,
	"target_prices" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rfq_round_once" UNIQUE("rfq_id","round")
);
--> statement-breakpoint
CREATE TABLE "rfq_vendor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"source" text NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"registration_number" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotation_revision" ADD COLUMN "rfq_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "vendors_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "amendments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "reminded_day_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "reminded_hour_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "changed_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "amount_view" ADD CONSTRAINT "amount_view_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_question" ADD CONSTRAINT "rfq_question_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_question" ADD CONSTRAINT "rfq_question_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_round" ADD CONSTRAINT "rfq_round_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_vendor" ADD CONSTRAINT "rfq_vendor_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_vendor" ADD CONSTRAINT "rfq_vendor_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "amount_view_rfq" ON "amount_view" USING btree ("rfq_id","id");--> statement-breakpoint
CREATE INDEX "rfq_question_rfq" ON "rfq_question" USING btree ("rfq_id","id");--> statement-breakpoint
CREATE INDEX "rfq_vendor_rfq" ON "rfq_vendor" USING btree ("rfq_id","position");