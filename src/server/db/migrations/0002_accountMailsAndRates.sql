CREATE TABLE "exchange_rate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"usd_krw" numeric(12, 4) NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "security_event_account";--> statement-breakpoint
DROP INDEX "security_event_company";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX "exchange_rate_newest" ON "exchange_rate" USING btree ("is_test","id");--> statement-breakpoint
CREATE INDEX "security_event_account" ON "security_event" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "security_event_company" ON "security_event" USING btree ("company_id","id");