CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"department" text NOT NULL,
	"title" text NOT NULL,
	"member_status" text NOT NULL,
	"marketing_approval" boolean NOT NULL,
	"email_approval" boolean DEFAULT true NOT NULL,
	"sns_approval" boolean DEFAULT false NOT NULL,
	"sale_material_push" boolean DEFAULT true NOT NULL,
	"language" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_world" UNIQUE("is_test","id"),
	CONSTRAINT "account_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"registration_number" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"ceo" text NOT NULL,
	"verification" text DEFAULT 'unverified' NOT NULL,
	"bank_account" jsonb,
	"bank_account_changed_at" timestamp with time zone,
	"certificate_file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_world" UNIQUE("is_test","id"),
	CONSTRAINT "company_number" UNIQUE("is_test","registration_number")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"document" text NOT NULL,
	"document_version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"fresh_until" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"login_id" uuid NOT NULL,
	"parent_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	CONSTRAINT "refresh_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sale_material" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"category" text NOT NULL,
	"types" text[] DEFAULT '{}' NOT NULL,
	"grade_families" text[] DEFAULT '{}' NOT NULL,
	"grades" text[] DEFAULT '{}' NOT NULL,
	"nps_min" text,
	"nps_max" text,
	"inch_min" numeric(8, 4),
	"inch_max" numeric(8, 4),
	"classes" text[] DEFAULT '{}' NOT NULL,
	"makers" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"uploaded_by" uuid,
	"landing_type" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"clock_offset" interval NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"account_key" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_account_key_endpoint_key_pk" PRIMARY KEY("account_key","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failed" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_type" text NOT NULL,
	"record_id" text NOT NULL,
	"title" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"note" text,
	"shipped_at" timestamp with time zone NOT NULL,
	"counts_as_received_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "timeline_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid,
	"order_id" uuid,
	"kind" text NOT NULL,
	"actor_side" text NOT NULL,
	"actor_name" text,
	"company_id" uuid,
	"company_name" text,
	"seller_company_id" uuid,
	"note" text,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"bid_id" uuid,
	"order_id" uuid,
	"rfq_line_id" uuid,
	"line_no" integer NOT NULL,
	"description" text NOT NULL,
	"spec" jsonb NOT NULL,
	"qty" numeric(14, 3) NOT NULL,
	"uom" text NOT NULL,
	"unit_price" numeric(18, 4) NOT NULL,
	"price_uom" text NOT NULL,
	"priced_qty" numeric(14, 3) NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"weight_kg" numeric(18, 4),
	"maker" text,
	"origin" text,
	"lead_days" integer
);
--> statement-breakpoint
CREATE TABLE "trade_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"order_number" text NOT NULL,
	"source" text NOT NULL,
	"rfq_id" uuid,
	"bid_id" uuid,
	"title" text NOT NULL,
	"buyer_company_id" uuid NOT NULL,
	"seller_company_id" uuid NOT NULL,
	"buyer" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"bank_account" jsonb,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"delivery_status" text NOT NULL,
	"version" integer NOT NULL,
	"currency" text NOT NULL,
	"totals" jsonb NOT NULL,
	"total_amount" numeric(20, 2) NOT NULL,
	"total_weight_kg" numeric(18, 4),
	"payment_term" text NOT NULL,
	"payment_due_on" date,
	"delivery_term" text NOT NULL,
	"delivery_place" text,
	"required_date" date,
	"cancel_requested_by" text,
	"cancel_reason" text,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_order_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "trade_order_bid_id_unique" UNIQUE("bid_id"),
	CONSTRAINT "trade_order_world" UNIQUE("is_test","id")
);
--> statement-breakpoint
CREATE TABLE "bid" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"note" text,
	"decline_reason" text,
	"totals" jsonb NOT NULL,
	"payment_term" text NOT NULL,
	"delivery_term" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answer_until" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "bid_world" UNIQUE("is_test","id")
);
--> statement-breakpoint
CREATE TABLE "quotation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"revision" integer NOT NULL,
	"round" integer NOT NULL,
	"version" integer NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotation_world" UNIQUE("is_test","id"),
	CONSTRAINT "quotation_once" UNIQUE("rfq_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "quotation_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"revision_id" uuid NOT NULL,
	"rfq_line_id" uuid NOT NULL,
	"response" text NOT NULL,
	"no_quote_reason" text,
	"offered_spec" jsonb,
	"deviations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"maker" text,
	"origin" text,
	"supply" text NOT NULL,
	"qty_offered" numeric(14, 3),
	"unit_price" numeric(18, 4),
	"price_uom" text,
	"weight_basis" text NOT NULL,
	"weight_discount_pct" numeric(6, 3) NOT NULL,
	"moq" numeric(14, 3),
	"multiple" numeric(14, 3),
	"lead_days" integer,
	"certificate_type" text,
	"remark" text,
	"priced_qty" numeric(14, 3),
	"amount" numeric(20, 2),
	CONSTRAINT "quotation_line_once" UNIQUE("revision_id","rfq_line_id")
);
--> statement-breakpoint
CREATE TABLE "quotation_revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"quotation_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"round" integer NOT NULL,
	"currency" text NOT NULL,
	"valid_until" date,
	"delivery_term" text NOT NULL,
	"freight_amount" numeric(20, 2) NOT NULL,
	"payment_term" text NOT NULL,
	"min_order_amount" numeric(20, 2),
	"all_or_nothing" boolean NOT NULL,
	"memo" text,
	"totals" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotation_revision_once" UNIQUE("quotation_id","revision"),
	CONSTRAINT "quotation_revision_world" UNIQUE("is_test","id")
);
--> statement-breakpoint
CREATE TABLE "rfq" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_number_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"parent_rfq_id" uuid,
	"status" text NOT NULL,
	"close_reason" text,
	"cancel_reason" text,
	"title" text NOT NULL,
	"project_name" text,
	"visibility" text NOT NULL,
	"sealed" boolean NOT NULL,
	"revision" integer NOT NULL,
	"round" integer NOT NULL,
	"version" integer NOT NULL,
	"deadline_date" date,
	"closes_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"required_date" date,
	"delivery_term" text NOT NULL,
	"delivery_place" text,
	"payment_term" text NOT NULL,
	"payment_note" text,
	"currency" text NOT NULL,
	"usd_allowed" boolean NOT NULL,
	"usd_krw_rate" numeric(12, 4),
	"certificate_type" text NOT NULL,
	"origins_allowed" text[] DEFAULT '{}' NOT NULL,
	"makers_allowed" text[] DEFAULT '{}' NOT NULL,
	"partial_allowed" boolean NOT NULL,
	"alternates_allowed" boolean NOT NULL,
	"split_allowed" boolean NOT NULL,
	"show_target_price" boolean NOT NULL,
	"memo" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "rfq_rfq_number_id_unique" UNIQUE("rfq_number_id"),
	CONSTRAINT "rfq_world" UNIQUE("is_test","id")
);
--> statement-breakpoint
CREATE TABLE "rfq_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"raw_text" text NOT NULL,
	"tag" text,
	"spec" jsonb NOT NULL,
	"category" text,
	"type" text,
	"grade" text,
	"grade_family" text,
	"inch" numeric(8, 4),
	"rating" text,
	"canonical_key" text,
	"qty" numeric(14, 3),
	"uom" text,
	"unit_weight_kg" numeric(18, 4),
	"total_weight_kg" numeric(18, 4),
	"weight_basis" text NOT NULL,
	"target_price" numeric(18, 4),
	"remark" text,
	"excluded" boolean NOT NULL,
	"confidence" double precision NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "rfq_line_order" UNIQUE("rfq_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "rfq_target" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"rfq_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"matched_line_ids" uuid[] NOT NULL,
	"viewed_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"decline_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rfq_target_once" UNIQUE("rfq_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "tracking_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"account_id" uuid,
	"action_type" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"key" text NOT NULL,
	"body" jsonb,
	"service_name" text NOT NULL,
	"session_id" text NOT NULL,
	"client_date" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login" ADD CONSTRAINT "login_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_login_id_login_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."login"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_material" ADD CONSTRAINT "sale_material_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push" ADD CONSTRAINT "push_is_test_account_id_account_is_test_id_fk" FOREIGN KEY ("is_test","account_id") REFERENCES "public"."account"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_is_test_order_id_trade_order_is_test_id_fk" FOREIGN KEY ("is_test","order_id") REFERENCES "public"."trade_order"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_line" ADD CONSTRAINT "trade_line_is_test_bid_id_bid_is_test_id_fk" FOREIGN KEY ("is_test","bid_id") REFERENCES "public"."bid"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_line" ADD CONSTRAINT "trade_line_is_test_order_id_trade_order_is_test_id_fk" FOREIGN KEY ("is_test","order_id") REFERENCES "public"."trade_order"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_is_test_bid_id_bid_is_test_id_fk" FOREIGN KEY ("is_test","bid_id") REFERENCES "public"."bid"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_is_test_buyer_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","buyer_company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_is_test_seller_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","seller_company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid" ADD CONSTRAINT "bid_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid" ADD CONSTRAINT "bid_is_test_quotation_id_quotation_is_test_id_fk" FOREIGN KEY ("is_test","quotation_id") REFERENCES "public"."quotation"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid" ADD CONSTRAINT "bid_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_rfq_line_id_rfq_line_id_fk" FOREIGN KEY ("rfq_line_id") REFERENCES "public"."rfq_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_is_test_revision_id_quotation_revision_is_test_id_fk" FOREIGN KEY ("is_test","revision_id") REFERENCES "public"."quotation_revision"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_revision" ADD CONSTRAINT "quotation_revision_is_test_quotation_id_quotation_is_test_id_fk" FOREIGN KEY ("is_test","quotation_id") REFERENCES "public"."quotation"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_is_test_created_by_account_is_test_id_fk" FOREIGN KEY ("is_test","created_by") REFERENCES "public"."account"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD CONSTRAINT "rfq_line_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_target" ADD CONSTRAINT "rfq_target_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_target" ADD CONSTRAINT "rfq_target_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_company" ON "account" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "login_account" ON "login" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_token_account" ON "mail_token" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "refresh_token_parent" ON "refresh_token" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "refresh_token_login" ON "refresh_token" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "sale_material_company" ON "sale_material" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sale_material_category" ON "sale_material" USING btree ("is_test","category");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("due_at") WHERE sent_at is null and not failed;--> statement-breakpoint
CREATE INDEX "push_recent" ON "push" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "push_unread" ON "push" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "shipment_order" ON "shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipment_due" ON "shipment" USING btree ("counts_as_received_at") WHERE received_at is null;--> statement-breakpoint
CREATE INDEX "timeline_rfq" ON "timeline_event" USING btree ("rfq_id","at");--> statement-breakpoint
CREATE INDEX "timeline_order" ON "timeline_event" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "trade_line_bid" ON "trade_line" USING btree ("bid_id");--> statement-breakpoint
CREATE INDEX "trade_line_order" ON "trade_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "trade_order_buyer" ON "trade_order" USING btree ("buyer_company_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trade_order_seller" ON "trade_order" USING btree ("seller_company_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trade_order_rfq" ON "trade_order" USING btree ("rfq_id");--> statement-breakpoint
CREATE INDEX "bid_rfq" ON "bid" USING btree ("rfq_id");--> statement-breakpoint
CREATE INDEX "bid_due" ON "bid" USING btree ("answer_until") WHERE status = 'SENT';--> statement-breakpoint
CREATE INDEX "quotation_company" ON "quotation" USING btree ("company_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rfq_company_recent" ON "rfq" USING btree ("company_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rfq_due" ON "rfq" USING btree ("closes_at") WHERE status in ('REQ', 'COL');--> statement-breakpoint
CREATE INDEX "rfq_target_company" ON "rfq_target" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tracking_recent" ON "tracking_event" USING btree ("received_at");