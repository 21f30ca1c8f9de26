CREATE TABLE "company_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision_note" text
);
--> statement-breakpoint
CREATE TABLE "login_throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"user_agent" text,
	"address" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"company_id" uuid,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_agent" text,
	"address" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_reason" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "marketing_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "sns_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "membership_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "login" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "login" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_claim_open" ON "company_claim" USING btree ("account_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "company_claim_company" ON "company_claim" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "login_throttle_age" ON "login_throttle" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "security_event_account" ON "security_event" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_event_company" ON "security_event" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_event_age" ON "security_event" USING btree ("created_at");