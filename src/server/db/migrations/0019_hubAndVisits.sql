CREATE TABLE "request_figure" (
	"rfq_id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"asked" integer NOT NULL,
	"answered" integer NOT NULL,
	"first_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "counted_day" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_day" (
	"is_test" boolean NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_day_is_test_day_language_step_pk" PRIMARY KEY("is_test","day","language","step")
);
--> statement-breakpoint
DROP INDEX "push_unread";--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "first_submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_figure" ADD CONSTRAINT "request_figure_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_unread" ON "push" USING btree ("account_id","id") WHERE read_at is null;
--> statement-breakpoint
CREATE FUNCTION request_figure_count(request uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO request_figure (rfq_id, is_test, asked, answered, first_at)
  SELECT r.id, r.is_test, (SELECT count(*) FROM rfq_target t WHERE t.rfq_id = r.id),
         (SELECT count(*) FROM quotation q WHERE q.rfq_id = r.id AND q.revision > 0 AND q.status <> 'WITHDRAWN'),
         (SELECT min(q.first_submitted_at) FROM quotation q WHERE q.rfq_id = r.id)
    FROM rfq r WHERE r.id = request
  ON CONFLICT (rfq_id) DO UPDATE SET asked = excluded.asked, answered = excluded.answered, first_at = excluded.first_at
$$;
--> statement-breakpoint
-- Statistics of a company read one row for each request instead of every quotation it received.
CREATE FUNCTION quotation_first_submitted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.revision > 0 AND NEW.first_submitted_at IS NULL THEN
    NEW.first_submitted_at := NEW.submitted_at;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER quotation_first_submitted BEFORE INSERT OR UPDATE ON quotation FOR EACH ROW EXECUTE FUNCTION quotation_first_submitted();
--> statement-breakpoint
CREATE FUNCTION quotation_figure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_figure_count(NEW.rfq_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quotation_figure AFTER INSERT OR UPDATE OF revision, status ON quotation FOR EACH ROW WHEN (NEW.revision > 0) EXECUTE FUNCTION quotation_figure();
--> statement-breakpoint
CREATE FUNCTION rfq_target_figure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_figure_count(added.rfq_id) FROM (SELECT DISTINCT rfq_id FROM new_targets) added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rfq_target_figure AFTER INSERT ON rfq_target REFERENCING NEW TABLE AS new_targets FOR EACH STATEMENT EXECUTE FUNCTION rfq_target_figure();
--> statement-breakpoint
UPDATE quotation q SET first_submitted_at = v.created_at FROM quotation_revision v WHERE v.quotation_id = q.id AND v.revision = 1;
--> statement-breakpoint
SELECT request_figure_count(id) FROM rfq WHERE status <> 'DRAFT';
