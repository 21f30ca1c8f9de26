CREATE TABLE "company_use" (
	"company_id" uuid NOT NULL,
	"is_test" boolean NOT NULL,
	"day" date NOT NULL,
	"calls" bigint NOT NULL,
	"statements" bigint NOT NULL,
	"database_ms" bigint NOT NULL,
	"answer_ms" bigint NOT NULL,
	CONSTRAINT "company_use_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
ALTER TABLE "company_use" ADD CONSTRAINT "company_use_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_use_day" ON "company_use" USING btree ("day");