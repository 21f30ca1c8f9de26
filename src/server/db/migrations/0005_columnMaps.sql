CREATE TABLE "column_map" (
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"signature" text NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "column_map_company_id_signature_pk" PRIMARY KEY("company_id","signature")
);
--> statement-breakpoint
ALTER TABLE "column_map" ADD CONSTRAINT "column_map_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;