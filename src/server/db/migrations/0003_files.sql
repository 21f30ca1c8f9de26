CREATE TABLE "file_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"file_id" uuid NOT NULL,
	"record_type" text NOT NULL,
	"record_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_attachment_once" UNIQUE("record_type","record_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "stored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_world" UNIQUE("is_test","id");--> statement-breakpoint
UPDATE "stored_file" SET "stored_at" = "created_at";--> statement-breakpoint
ALTER TABLE "file_attachment" ADD CONSTRAINT "file_attachment_is_test_file_id_stored_file_is_test_id_fk" FOREIGN KEY ("is_test","file_id") REFERENCES "public"."stored_file"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_attachment_file" ON "file_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "stored_file_loose" ON "stored_file" USING btree ("created_at") WHERE landing_type <> 'BRN';
