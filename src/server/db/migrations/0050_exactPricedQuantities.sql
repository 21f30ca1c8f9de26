-- breaks the release before: its prepared statements hold the former type of both columns.
ALTER TABLE "trade_line" ALTER COLUMN "priced_qty" SET DATA TYPE numeric(24, 9);--> statement-breakpoint
ALTER TABLE "quotation_line" ALTER COLUMN "priced_qty" SET DATA TYPE numeric(24, 9);