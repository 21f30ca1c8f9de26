CREATE TABLE "cart_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"account_id" uuid NOT NULL,
	"item_id" uuid,
	"raw_text" text DEFAULT '' NOT NULL,
	"spec" jsonb,
	"qty" numeric(14, 3) NOT NULL,
	"uom" text NOT NULL,
	"seen_price" numeric(18, 4),
	"seen_price_uom" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_line_basket" CHECK (("cart_line"."item_id" is null) <> ("cart_line"."spec" is null))
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"order_numbers" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"label" text NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"postal_code" text NOT NULL,
	"address" text NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_address_label" UNIQUE("company_id","label")
);
--> statement-breakpoint
CREATE TABLE "interest" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"account_id" uuid NOT NULL,
	"record_type" text NOT NULL,
	"record_id" text NOT NULL,
	"seen_price" numeric(18, 4),
	"seen_price_uom" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interest_once" UNIQUE("account_id","record_type","record_id")
);
--> statement-breakpoint
CREATE TABLE "stock_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"bin" text,
	"spec" jsonb NOT NULL,
	"raw_text" text NOT NULL,
	"lot_no" text,
	"heat_no" text,
	"maker" text,
	"origin" text,
	"condition" text NOT NULL,
	"certificate_type" text NOT NULL,
	"certificate_file_id" uuid,
	"certificate_shown" boolean DEFAULT false NOT NULL,
	"photo_file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"uom" text NOT NULL,
	"unit_weight_kg" numeric(18, 4),
	"on_hand" numeric(14, 3) DEFAULT '0' NOT NULL,
	"reserved" numeric(14, 3) DEFAULT '0' NOT NULL,
	"open_qty" numeric(14, 3) DEFAULT '0' NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"currency" text DEFAULT 'KRW' NOT NULL,
	"unit_price" numeric(18, 4),
	"price_uom" text,
	"unit_price_each" numeric(18, 4),
	"moq" numeric(14, 3) DEFAULT '0' NOT NULL,
	"multiple" numeric(14, 3) DEFAULT '0' NOT NULL,
	"cost_price" numeric(18, 4),
	"low_mark" numeric(14, 3),
	"remark" text,
	"opened_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"category" text NOT NULL,
	"type" text,
	"grade" text,
	"inch" numeric(8, 4),
	"size" text,
	"schedule" text,
	"class" text,
	"place" text NOT NULL,
	"terms" text[] NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_item_world" UNIQUE("is_test","id"),
	CONSTRAINT "stock_item_reserved" CHECK ("stock_item"."reserved" >= 0 and "stock_item"."reserved" <= "stock_item"."on_hand"),
	CONSTRAINT "stock_item_open" CHECK ("stock_item"."open_qty" >= 0 and "stock_item"."open_qty" <= "stock_item"."on_hand" - "stock_item"."reserved")
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"on_hand_delta" numeric(14, 3) NOT NULL,
	"reserved_delta" numeric(14, 3) NOT NULL,
	"on_hand_after" numeric(14, 3),
	"reserved_after" numeric(14, 3),
	"reference" uuid,
	"order_id" uuid,
	"note" text,
	"account_id" uuid,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movement_kind" CHECK (case "stock_movement"."kind"
        when 'IN' then "stock_movement"."on_hand_delta" > 0 and "stock_movement"."reserved_delta" = 0
        when 'OUT' then "stock_movement"."on_hand_delta" < 0 and "stock_movement"."reserved_delta" <= 0 and "stock_movement"."reserved_delta" >= "stock_movement"."on_hand_delta"
        when 'ADJUST' then "stock_movement"."on_hand_delta" <> 0 and "stock_movement"."reserved_delta" = 0
        when 'RESERVE' then "stock_movement"."on_hand_delta" = 0 and "stock_movement"."reserved_delta" > 0
        when 'RELEASE' then "stock_movement"."on_hand_delta" = 0 and "stock_movement"."reserved_delta" < 0
        else false end)
);
--> statement-breakpoint
CREATE TABLE "stock_price" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"item_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"unit_price" numeric(18, 4) NOT NULL,
	"price_uom" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_reservation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"order_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"qty" numeric(14, 3) NOT NULL,
	"shipped_qty" numeric(14, 3) DEFAULT '0' NOT NULL,
	"released" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_reservation_qty" CHECK ("stock_reservation"."qty" > 0 and "stock_reservation"."shipped_qty" >= 0 and "stock_reservation"."shipped_qty" <= "stock_reservation"."qty")
);
--> statement-breakpoint
CREATE TABLE "stock_view" (
	"item_id" uuid NOT NULL,
	"viewer" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "stock_view_item_id_viewer_day_pk" PRIMARY KEY("item_id","viewer","day")
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"address" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "warehouse_world" UNIQUE("is_test","id"),
	CONSTRAINT "warehouse_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_is_test_item_id_stock_item_is_test_id_fk" FOREIGN KEY ("is_test","item_id") REFERENCES "public"."stock_item"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_address" ADD CONSTRAINT "delivery_address_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest" ADD CONSTRAINT "interest_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_item" ADD CONSTRAINT "stock_item_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_item" ADD CONSTRAINT "stock_item_is_test_warehouse_id_warehouse_is_test_id_fk" FOREIGN KEY ("is_test","warehouse_id") REFERENCES "public"."warehouse"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_is_test_item_id_stock_item_is_test_id_fk" FOREIGN KEY ("is_test","item_id") REFERENCES "public"."stock_item"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_is_test_order_id_trade_order_is_test_id_fk" FOREIGN KEY ("is_test","order_id") REFERENCES "public"."trade_order"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_price" ADD CONSTRAINT "stock_price_is_test_item_id_stock_item_is_test_id_fk" FOREIGN KEY ("is_test","item_id") REFERENCES "public"."stock_item"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_is_test_order_id_trade_order_is_test_id_fk" FOREIGN KEY ("is_test","order_id") REFERENCES "public"."trade_order"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_is_test_item_id_stock_item_is_test_id_fk" FOREIGN KEY ("is_test","item_id") REFERENCES "public"."stock_item"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_view" ADD CONSTRAINT "stock_view_item_id_stock_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_line_account" ON "cart_line" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_item" ON "cart_line" USING btree ("account_id","item_id") WHERE item_id is not null;--> statement-breakpoint
CREATE INDEX "checkout_company" ON "checkout" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "interest_record" ON "interest" USING btree ("is_test","record_type","record_id");--> statement-breakpoint
CREATE INDEX "stock_item_company" ON "stock_item" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_item_key" ON "stock_item" USING btree ("company_id",(spec->>'canonical_key'));--> statement-breakpoint
CREATE INDEX "stock_open_terms" ON "stock_item" USING gin ("terms") WHERE is_open and open_qty > 0;--> statement-breakpoint
CREATE INDEX "stock_open_new" ON "stock_item" USING btree ("is_test","opened_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_open and open_qty > 0;--> statement-breakpoint
CREATE INDEX "stock_open_price" ON "stock_item" USING btree ("is_test","unit_price_each","id") WHERE is_open and open_qty > 0;--> statement-breakpoint
CREATE INDEX "stock_open_quantity" ON "stock_item" USING btree ("is_test","open_qty" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_open and open_qty > 0;--> statement-breakpoint
CREATE INDEX "stock_open_maker" ON "stock_item" USING btree ("is_test","maker") WHERE is_open and open_qty > 0;--> statement-breakpoint
CREATE INDEX "stock_open_store" ON "stock_item" USING btree ("company_id","opened_at" DESC NULLS LAST) WHERE is_open and open_qty > 0;--> statement-breakpoint
CREATE INDEX "stock_movement_company" ON "stock_movement" USING btree ("company_id","seq" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_movement_item" ON "stock_movement" USING btree ("item_id","seq" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_price_item" ON "stock_price" USING btree ("item_id","at");--> statement-breakpoint
CREATE INDEX "stock_reservation_order" ON "stock_reservation" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_reservation_line" ON "stock_reservation" USING btree ("order_line_id","item_id");
--> statement-breakpoint
-- The ledger is the truth: a movement writes its deltas into the lot, and nothing else may touch those two figures.
CREATE FUNCTION stock_movement_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lot record;
BEGIN
  UPDATE stock_item
     SET on_hand = on_hand + NEW.on_hand_delta,
         reserved = reserved + NEW.reserved_delta,
         -- What left, or is promised to somebody, is no longer for sale.
         open_qty = least(open_qty, on_hand + NEW.on_hand_delta - reserved - NEW.reserved_delta)
   WHERE id = NEW.item_id AND is_test = NEW.is_test AND company_id = NEW.company_id
  RETURNING on_hand, reserved INTO lot;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'stock movement of a lot that is not there' USING ERRCODE = 'foreign_key_violation';
  END IF;
  NEW.on_hand_after := lot.on_hand;
  NEW.reserved_after := lot.reserved;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movement_apply BEFORE INSERT ON stock_movement FOR EACH ROW EXECUTE FUNCTION stock_movement_apply();
--> statement-breakpoint
CREATE FUNCTION stock_movement_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the stock ledger is append only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movement_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_movement FOR EACH STATEMENT EXECUTE FUNCTION stock_movement_keep();
--> statement-breakpoint
CREATE FUNCTION stock_item_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.on_hand <> 0 OR NEW.reserved <> 0 THEN
      RAISE EXCEPTION 'a lot begins empty; its quantity comes by movements' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF pg_trigger_depth() < 2 AND (NEW.on_hand <> OLD.on_hand OR NEW.reserved <> OLD.reserved) THEN
    RAISE EXCEPTION 'on_hand and reserved follow the ledger' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_item_guard BEFORE INSERT OR UPDATE ON stock_item FOR EACH ROW EXECUTE FUNCTION stock_item_guard();
