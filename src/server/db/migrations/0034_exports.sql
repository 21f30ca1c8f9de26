CREATE TABLE "file_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"account_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"query" jsonb NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"name" text,
	"content_type" text,
	"size" integer,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "file_export" ADD CONSTRAINT "file_export_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_export_own" ON "file_export" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "file_export_due" ON "file_export" USING btree ("due_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "file_export_expiry" ON "file_export" USING btree ("expires_at") WHERE state = 'done';