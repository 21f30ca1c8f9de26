CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "rfq_standing";--> statement-breakpoint
DROP INDEX "rfq_target_standing";--> statement-breakpoint
ALTER TABLE "rfq_target" ADD COLUMN "status" text DEFAULT 'REQ' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_target" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rfq_target" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- How a request stands to one seller: his status, the closing time he may know, and whether it is sealed.
CREATE FUNCTION seller_standing(the_rfq uuid, the_company uuid, declined boolean)
RETURNS TABLE (status text, closes_at timestamptz, sealed boolean) LANGUAGE sql STABLE AS $$
  SELECT CASE
      WHEN o.status = 'FINISHED' THEN 'FIN' WHEN o.status = 'OPEN' THEN 'ORD' WHEN o.status = 'CANCELLED' THEN 'CLS'
      WHEN declined THEN 'CLS'
      WHEN q.status IN ('SELECTED', 'CONFIRMED') THEN 'BID'
      WHEN q.status IN ('DECLINED', 'LAPSED', 'LOST') THEN 'CLS'
      WHEN q.status IN ('SUBMITTED', 'REREQUESTED') THEN CASE
        WHEN seen.project IN ('REQ', 'COL') THEN 'COL' WHEN seen.project IN ('CMP', 'BID') THEN 'CMP' ELSE 'CLS' END
      WHEN seen.project IN ('REQ', 'COL') THEN 'REQ' ELSE 'CLS' END,
    CASE WHEN seen.project = r.status THEN r.closes_at END, r.sealed
  FROM rfq r
  LEFT JOIN quotation q ON q.rfq_id = r.id AND q.company_id = the_company
  LEFT JOIN LATERAL (SELECT t.status FROM trade_order t WHERE t.rfq_id = r.id AND t.seller_company_id = the_company
    ORDER BY t.placed_at DESC LIMIT 1) o ON true
  CROSS JOIN LATERAL (SELECT CASE WHEN r.status = 'COL' AND r.round > 1 AND (q.status IS NULL OR q.status = 'DRAFT'
    OR (q.status <> 'REREQUESTED' AND q.round < r.round)) THEN 'CMP' ELSE r.status END AS project) seen
  WHERE r.id = the_rfq
$$;--> statement-breakpoint
-- Sets it anew for one seller of a request, or for all; rows that stay as they are are not written.
CREATE FUNCTION set_seller_standing(the_rfq uuid, the_company uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE rfq_target t SET status = s.status, closes_at = s.closes_at, sealed = s.sealed
  FROM rfq_target same CROSS JOIN LATERAL seller_standing(same.rfq_id, same.company_id, same.declined_at IS NOT NULL) s
  WHERE same.id = t.id AND t.rfq_id = the_rfq AND (the_company IS NULL OR t.company_id = the_company)
    AND (t.status, t.closes_at, t.sealed) IS DISTINCT FROM (s.status, s.closes_at, s.sealed)
$$;--> statement-breakpoint
CREATE FUNCTION standing_of_target() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.status, s.closes_at, s.sealed INTO NEW.status, NEW.closes_at, NEW.sealed
    FROM seller_standing(NEW.rfq_id, NEW.company_id, NEW.declined_at IS NOT NULL) s;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION standing_after_rfq() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_seller_standing(NEW.id, NULL);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION standing_after_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_seller_standing(NEW.rfq_id, NEW.company_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION standing_after_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_seller_standing(NEW.rfq_id, NEW.seller_company_id);
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE rfq_target t SET status = s.status, closes_at = s.closes_at, sealed = s.sealed
  FROM rfq_target same CROSS JOIN LATERAL seller_standing(same.rfq_id, same.company_id, same.declined_at IS NOT NULL) s
  WHERE same.id = t.id;--> statement-breakpoint
CREATE TRIGGER standing BEFORE INSERT OR UPDATE OF declined_at ON rfq_target
  FOR EACH ROW EXECUTE FUNCTION standing_of_target();--> statement-breakpoint
CREATE TRIGGER standing AFTER UPDATE OF status, round, closes_at, sealed ON rfq
  FOR EACH ROW WHEN ((OLD.status, OLD.round, OLD.closes_at, OLD.sealed) IS DISTINCT FROM (NEW.status, NEW.round, NEW.closes_at, NEW.sealed))
  EXECUTE FUNCTION standing_after_rfq();--> statement-breakpoint
CREATE TRIGGER standing AFTER INSERT OR UPDATE OF status, round ON quotation
  FOR EACH ROW EXECUTE FUNCTION standing_after_quotation();--> statement-breakpoint
CREATE TRIGGER standing AFTER INSERT OR UPDATE OF status ON trade_order
  FOR EACH ROW WHEN (NEW.rfq_id IS NOT NULL) EXECUTE FUNCTION standing_after_order();--> statement-breakpoint
CREATE INDEX "rfq_words" ON "rfq" USING gin ("title" gin_trgm_ops,"rfq_number_id" gin_trgm_ops,"project_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "rfq_target_status" ON "rfq_target" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "rfq_target_deadline" ON "rfq_target" USING btree ("company_id","closes_at","id");--> statement-breakpoint
CREATE INDEX "rfq_target_matched" ON "rfq_target" USING btree ("company_id",(-cardinality("matched_line_ids")),"id");--> statement-breakpoint
CREATE INDEX "rfq_target_counts" ON "rfq_target" USING btree ("company_id","is_test","status","sealed","origin","closes_at");