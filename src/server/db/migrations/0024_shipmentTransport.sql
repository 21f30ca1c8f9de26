ALTER TABLE "shipment" ADD COLUMN "vehicle_number" text;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "driver_phone" text;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "shipped_on" date;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "expected_on" date;