CREATE TABLE "bank_account_change" (
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"account" jsonb NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"used_from" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_account_change_company_id_currency_pk" PRIMARY KEY("company_id","currency")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "member_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "account_offer" jsonb;--> statement-breakpoint
ALTER TABLE "bank_account_change" ADD CONSTRAINT "bank_account_change_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account_change" ADD CONSTRAINT "bank_account_change_is_test_set_by_account_is_test_id_fk" FOREIGN KEY ("is_test","set_by") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "account" SET "member_since" = "created_at" WHERE "member_status" = 'active';
