CREATE TABLE "notice_setting" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"ways" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest_hour" integer NOT NULL,
	"verified_phone" text,
	"code_hash" text,
	"code_until" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"push_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"account_id" uuid NOT NULL,
	"login_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"host" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"vapid_key" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "push_device_world" UNIQUE("is_test","id"),
	CONSTRAINT "push_device_endpoint" UNIQUE("is_test","endpoint")
);
--> statement-breakpoint
CREATE TABLE "text_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"account_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"variables" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "operator_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push" ADD COLUMN "digest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push" ADD CONSTRAINT "push_world" UNIQUE("is_test","id");--> statement-breakpoint
ALTER TABLE "company_use" ADD COLUMN "texts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_use" ADD COLUMN "texts_won" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_is_test_push_id_push_is_test_id_fk" FOREIGN KEY ("is_test","push_id") REFERENCES "public"."push"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_is_test_device_id_push_device_is_test_id_fk" FOREIGN KEY ("is_test","device_id") REFERENCES "public"."push_device"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_login_id_login_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."login"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_message" ADD CONSTRAINT "text_message_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_message" ADD CONSTRAINT "text_message_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_delivery_due" ON "push_delivery" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_delivery_push" ON "push_delivery" USING btree ("push_id");--> statement-breakpoint
CREATE INDEX "push_delivery_device" ON "push_delivery" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "push_device_account" ON "push_device" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_device_login" ON "push_device" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "text_message_due" ON "text_message" USING btree ("due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "text_message_account" ON "text_message" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "text_message_age" ON "text_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_digest" ON "push" USING btree ("digest_at") WHERE digest_at is not null;
