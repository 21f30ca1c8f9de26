CREATE TABLE "scim_user" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"external_id" text,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_on" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"mode" text NOT NULL,
	"creates_members" boolean NOT NULL,
	"role" text NOT NULL,
	"own_role_id" uuid,
	"trusts_factor" boolean NOT NULL,
	"emergency_id" uuid,
	"worked_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_attempt" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"login_id" uuid,
	"settings_at" timestamp with time zone NOT NULL,
	"claims" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_domain" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	CONSTRAINT "sign_on_domain_name" UNIQUE("company_id","domain")
);
--> statement-breakpoint
CREATE TABLE "sign_on_identity" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_on_identity_subject" UNIQUE("company_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sign_on_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"account_id" uuid,
	"email" text,
	"detail" text,
	"address" text
);
--> statement-breakpoint
ALTER TABLE "login" ADD COLUMN "signed_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "purpose" text DEFAULT 'api' NOT NULL;--> statement-breakpoint
ALTER TABLE "scim_user" ADD CONSTRAINT "scim_user_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_user" ADD CONSTRAINT "scim_user_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on" ADD CONSTRAINT "sign_on_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on" ADD CONSTRAINT "sign_on_is_test_own_role_id_company_role_is_test_id_fk" FOREIGN KEY ("is_test","own_role_id") REFERENCES "public"."company_role"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on" ADD CONSTRAINT "sign_on_is_test_emergency_id_account_is_test_id_fk" FOREIGN KEY ("is_test","emergency_id") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_attempt" ADD CONSTRAINT "sign_on_attempt_login_id_login_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."login"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_attempt" ADD CONSTRAINT "sign_on_attempt_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_domain" ADD CONSTRAINT "sign_on_domain_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identity" ADD CONSTRAINT "sign_on_identity_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identity" ADD CONSTRAINT "sign_on_identity_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_record" ADD CONSTRAINT "sign_on_record_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_record" ADD CONSTRAINT "sign_on_record_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_user_company" ON "scim_user" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sign_on_attempt_age" ON "sign_on_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_on_attempt_company" ON "sign_on_attempt" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_domain_proven" ON "sign_on_domain" USING btree ("domain") WHERE proven_at is not null;--> statement-breakpoint
CREATE INDEX "sign_on_domain_due" ON "sign_on_domain" USING btree ("checked_at") WHERE proven_at is not null;--> statement-breakpoint
CREATE INDEX "sign_on_record_company" ON "sign_on_record" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "sign_on_record_age" ON "sign_on_record" USING btree ("at");