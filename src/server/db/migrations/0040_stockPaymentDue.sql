ALTER TABLE "trade_order" ADD COLUMN "payment_due_at" timestamp with time zone;--> statement-breakpoint
UPDATE "trade_order" SET "payment_due_at" = ("payment_due_on" + ("placed_at" AT TIME ZONE 'Asia/Seoul')::time) AT TIME ZONE 'Asia/Seoul'
WHERE "source" = 'stock' AND "payment_due_on" IS NOT NULL;
--> statement-breakpoint
-- A later change began the term again: two days and a weekend, as SQL knows no holidays; never before the day that was shown.
UPDATE "trade_order" SET "payment_due_at" = greatest("payment_due_at", "updated_at" + interval '4 days')
WHERE "source" = 'stock' AND "status" = 'OPEN' AND "payment_status" = 'UNPAID' AND "updated_at" > "placed_at";
--> statement-breakpoint
UPDATE "trade_order" SET "payment_due_on" = ("payment_due_at" AT TIME ZONE 'Asia/Seoul')::date
WHERE "payment_due_at" IS NOT NULL;
