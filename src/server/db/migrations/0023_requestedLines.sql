ALTER TABLE "trade_line" ADD COLUMN "requested" jsonb;--> statement-breakpoint
ALTER TABLE "trade_line" ADD COLUMN "alternate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_line" ADD COLUMN "deviations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Alternates that were awarded before get beside them what was asked. Bids that came to nothing stay as they were: their
-- request may have been amended since.
UPDATE trade_line SET
  alternate = true,
  deviations = answer.deviations,
  requested = jsonb_build_object(
    'raw_text', asked.raw_text,
    'description', asked.raw_text,
    'spec', asked.spec
  )
FROM bid, quotation, quotation_revision, quotation_line AS answer, rfq_line AS asked
WHERE bid.id = trade_line.bid_id
  AND bid.status IN ('SENT', 'CONFIRMED')
  AND quotation.id = bid.quotation_id
  AND quotation_revision.quotation_id = quotation.id
  AND quotation_revision.revision = quotation.revision
  AND answer.revision_id = quotation_revision.id
  AND answer.rfq_line_id = trade_line.rfq_line_id
  AND answer.response = 'alternate'
  AND asked.id = trade_line.rfq_line_id;
