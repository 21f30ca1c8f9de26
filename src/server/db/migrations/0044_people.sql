CREATE TABLE "company_role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rights" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_role_world" UNIQUE("is_test","id"),
	CONSTRAINT "company_role_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "company_unit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_unit_world" UNIQUE("is_test","id"),
	CONSTRAINT "company_unit_name" UNIQUE("company_id","kind","name")
);
--> statement-breakpoint
CREATE TABLE "deputy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"deputy_id" uuid NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date NOT NULL,
	CONSTRAINT "deputy_of" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"role" text NOT NULL,
	"own_role_id" uuid,
	"team_id" uuid,
	"site_id" uuid,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitation_email" UNIQUE("company_id","email")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "role" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "own_role_id" uuid;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "company_role" ADD CONSTRAINT "company_role_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_unit" ADD CONSTRAINT "company_unit_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputy" ADD CONSTRAINT "deputy_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputy" ADD CONSTRAINT "deputy_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputy" ADD CONSTRAINT "deputy_is_test_deputy_id_account_is_test_id_fk" FOREIGN KEY ("is_test","deputy_id") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_is_test_invited_by_account_is_test_id_fk" FOREIGN KEY ("is_test","invited_by") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_is_test_own_role_id_company_role_is_test_id_fk" FOREIGN KEY ("is_test","own_role_id") REFERENCES "public"."company_role"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_is_test_team_id_company_unit_is_test_id_fk" FOREIGN KEY ("is_test","team_id") REFERENCES "public"."company_unit"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_is_test_site_id_company_unit_is_test_id_fk" FOREIGN KEY ("is_test","site_id") REFERENCES "public"."company_unit"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deputy_person" ON "deputy" USING btree ("deputy_id");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_is_test_own_role_id_company_role_is_test_id_fk" FOREIGN KEY ("is_test","own_role_id") REFERENCES "public"."company_role"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_is_test_team_id_company_unit_is_test_id_fk" FOREIGN KEY ("is_test","team_id") REFERENCES "public"."company_unit"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_is_test_site_id_company_unit_is_test_id_fk" FOREIGN KEY ("is_test","site_id") REFERENCES "public"."company_unit"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_own_role" CHECK (("account"."role" = 'own') = ("account"."own_role_id" is not null));