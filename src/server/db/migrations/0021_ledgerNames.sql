-- The ledger of a warehouse stays as it was written, but for one thing: the name of a person who left is taken off.
DROP TRIGGER stock_movement_keep ON stock_movement;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION stock_movement_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' THEN
    IF NEW.actor_name IS NULL AND to_jsonb(NEW) - 'actor_name' = to_jsonb(OLD) - 'actor_name' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the stock ledger is append only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movement_keep BEFORE UPDATE ON stock_movement FOR EACH ROW EXECUTE FUNCTION stock_movement_keep();
--> statement-breakpoint
CREATE TRIGGER stock_movement_stay BEFORE DELETE OR TRUNCATE ON stock_movement FOR EACH STATEMENT EXECUTE FUNCTION stock_movement_keep();
