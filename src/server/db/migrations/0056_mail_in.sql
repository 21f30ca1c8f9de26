CREATE TABLE "incoming_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_key" text NOT NULL,
	"recipient" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "incoming_mail_message_key_unique" UNIQUE("message_key")
);
--> statement-breakpoint
CREATE TABLE "mail_intake" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"local_part" text NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_intake_local_part_unique" UNIQUE("local_part")
);
--> statement-breakpoint
CREATE TABLE "reply_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"account_id" uuid NOT NULL,
	"number" text NOT NULL,
	"seller_company_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reply_address_once" UNIQUE("account_id","number","seller_company_id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "mail_text" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mail_intake" ADD CONSTRAINT "mail_intake_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_intake" ADD CONSTRAINT "mail_intake_is_test_made_by_account_is_test_id_fk" FOREIGN KEY ("is_test","made_by") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_address" ADD CONSTRAINT "reply_address_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_mail_due" ON "incoming_mail" USING btree ("due_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "incoming_mail_age" ON "incoming_mail" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "reply_address_expiry" ON "reply_address" USING btree ("expires_at");