ALTER TABLE "rfq" ADD COLUMN "shared_columns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "own_cells" jsonb DEFAULT '[]'::jsonb NOT NULL;