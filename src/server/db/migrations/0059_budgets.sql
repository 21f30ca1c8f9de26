CREATE TABLE "budget" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"cost_centre_id" uuid,
	"project_id" uuid,
	"from_on" date NOT NULL,
	"until_on" date NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"rule" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "budget_code" CHECK ("budget"."cost_centre_id" is not null or "budget"."project_id" is not null),
	CONSTRAINT "budget_span" CHECK ("budget"."from_on" <= "budget"."until_on")
);
--> statement-breakpoint
CREATE TABLE "cost_assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"rfq_id" uuid,
	"order_id" uuid,
	"line_id" uuid,
	"cost_centre_id" uuid,
	"project_id" uuid,
	CONSTRAINT "cost_assignment_record" CHECK (("cost_assignment"."rfq_id" is null) <> ("cost_assignment"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "cost_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cost_code_world" UNIQUE("is_test","id"),
	CONSTRAINT "cost_code_once" UNIQUE("company_id","kind","code")
);
--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_is_test_cost_centre_id_cost_code_is_test_id_fk" FOREIGN KEY ("is_test","cost_centre_id") REFERENCES "public"."cost_code"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_is_test_project_id_cost_code_is_test_id_fk" FOREIGN KEY ("is_test","project_id") REFERENCES "public"."cost_code"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_assignment" ADD CONSTRAINT "cost_assignment_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_assignment" ADD CONSTRAINT "cost_assignment_is_test_rfq_id_rfq_is_test_id_fk" FOREIGN KEY ("is_test","rfq_id") REFERENCES "public"."rfq"("is_test","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_assignment" ADD CONSTRAINT "cost_assignment_is_test_order_id_trade_order_is_test_id_fk" FOREIGN KEY ("is_test","order_id") REFERENCES "public"."trade_order"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_assignment" ADD CONSTRAINT "cost_assignment_is_test_cost_centre_id_cost_code_is_test_id_fk" FOREIGN KEY ("is_test","cost_centre_id") REFERENCES "public"."cost_code"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_assignment" ADD CONSTRAINT "cost_assignment_is_test_project_id_cost_code_is_test_id_fk" FOREIGN KEY ("is_test","project_id") REFERENCES "public"."cost_code"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_code" ADD CONSTRAINT "cost_code_is_test_company_id_company_is_test_id_fk" FOREIGN KEY ("is_test","company_id") REFERENCES "public"."company"("is_test","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_company" ON "budget" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cost_assignment_rfq" ON "cost_assignment" USING btree ("rfq_id",coalesce(line_id, rfq_id)) WHERE rfq_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cost_assignment_order" ON "cost_assignment" USING btree ("order_id",coalesce(line_id, order_id)) WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "cost_assignment_centre" ON "cost_assignment" USING btree ("cost_centre_id");--> statement-breakpoint
CREATE INDEX "cost_assignment_project" ON "cost_assignment" USING btree ("project_id");