ALTER TABLE "trade_order" ADD COLUMN "delivery_contact" text;
--> statement-breakpoint
-- What the buyer agreed to on the purchase page: sent to its place, freight collect.
UPDATE "trade_order" SET "delivery_term" = 'collect' WHERE "source" = 'stock';
--> statement-breakpoint
-- Recipient and phone number stood before the address.
UPDATE "trade_order" SET
  "delivery_contact" = substring("delivery_place" from '^(.* · \+?[0-9][0-9 ()-]*) · '),
  "delivery_place" = regexp_replace("delivery_place", '^.* · \+?[0-9][0-9 ()-]* · ', '')
WHERE "source" = 'stock' AND "delivery_place" ~ '^.* · \+?[0-9][0-9 ()-]* · ';
