CREATE TABLE "request_answer" (
	"rfq_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"is_test" boolean NOT NULL,
	"answered_after" integer,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_answer_rfq_id_company_id_pk" PRIMARY KEY("rfq_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_answer" ADD CONSTRAINT "request_answer_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answer" ADD CONSTRAINT "request_answer_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_answer_company" ON "request_answer" USING btree ("company_id","closed_at");--> statement-breakpoint
UPDATE "trade_order" SET "ended_at" = "updated_at" WHERE "status" IN ('FINISHED', 'CANCELLED');
--> statement-breakpoint
CREATE FUNCTION trade_order_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ended_at := NEW.updated_at;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER trade_order_ended BEFORE INSERT OR UPDATE OF status ON trade_order FOR EACH ROW
WHEN (NEW.status IN ('FINISHED', 'CANCELLED') AND NEW.ended_at IS NULL) EXECUTE FUNCTION trade_order_ended();
--> statement-breakpoint
INSERT INTO "request_answer" ("rfq_id", "company_id", "is_test", "answered_after", "closed_at")
SELECT t.rfq_id, t.company_id, t.is_test,
  extract(epoch FROM q.first_submitted_at - t.created_at)::int, coalesce(r.closed_at, r.updated_at)
FROM rfq r JOIN rfq_target t ON t.rfq_id = r.id
LEFT JOIN quotation q ON q.rfq_id = t.rfq_id AND q.company_id = t.company_id
WHERE r.closed_at IS NOT NULL OR r.round > 1;
