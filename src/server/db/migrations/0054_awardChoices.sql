CREATE TABLE "award_choice" (
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"rfq_line_id" uuid NOT NULL,
	"shares" jsonb NOT NULL,
	"account_id" uuid NOT NULL,
	"account_name" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_choice_rfq_id_rfq_line_id_pk" PRIMARY KEY("rfq_id","rfq_line_id")
);
--> statement-breakpoint
ALTER TABLE "award_choice" ADD CONSTRAINT "award_choice_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE no action ON UPDATE no action;