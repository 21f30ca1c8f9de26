CREATE TABLE "approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"reason" text,
	"note" text,
	"rules" jsonb NOT NULL,
	"award" jsonb NOT NULL,
	"valid_until" date,
	"warned_for" date,
	"checked_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"faults" jsonb NOT NULL,
	CONSTRAINT "approval_world" UNIQUE("is_test","id")
);
--> statement-breakpoint
CREATE TABLE "approval_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "approval_line_company" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "approval_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"approval_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"stage" integer NOT NULL,
	"approver" jsonb NOT NULL,
	"days" integer NOT NULL,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"notified" uuid[] NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"deputy_for" uuid,
	"note" text,
	CONSTRAINT "approval_step_position" UNIQUE("approval_id","position")
);
--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_is_test_requested_by_account_is_test_id_fk" FOREIGN KEY ("is_test","requested_by") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_line" ADD CONSTRAINT "approval_line_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_step" ADD CONSTRAINT "approval_step_is_test_approval_id_approval_is_test_id_fk" FOREIGN KEY ("is_test","approval_id") REFERENCES "public"."approval"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_step" ADD CONSTRAINT "approval_step_is_test_decided_by_account_is_test_id_fk" FOREIGN KEY ("is_test","decided_by") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_step" ADD CONSTRAINT "approval_step_is_test_deputy_for_account_is_test_id_fk" FOREIGN KEY ("is_test","deputy_for") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_waiting_once" ON "approval" USING btree ("rfq_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_rfq" ON "approval" USING btree ("rfq_id","id");--> statement-breakpoint
CREATE INDEX "approval_waiting" ON "approval" USING btree ("company_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_step_decided" ON "approval_step" USING btree ("decided_by");