CREATE TABLE "award_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"account_name" text NOT NULL,
	"rules" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"awarded_at" timestamp with time zone,
	"awarded_by_name" text,
	"followed" boolean
);
--> statement-breakpoint
ALTER TABLE "award_plan" ADD CONSTRAINT "award_plan_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_plan_rfq" ON "award_plan" USING btree ("rfq_id","round","id");