CREATE TABLE "audit_actor" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "audit_actor_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"chain_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" uuid,
	"subject" uuid,
	"operator" text,
	"record_type" text,
	"record_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"prev_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_entry_chain_id_seq_pk" PRIMARY KEY("chain_id","seq"),
	CONSTRAINT "audit_entry_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "audit_trace" (
	"entry_id" uuid NOT NULL,
	"role" text NOT NULL,
	"account_id" uuid,
	"name" text,
	"address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_trace_entry_id_role_pk" PRIMARY KEY("entry_id","role")
);
--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("chain_id","at");--> statement-breakpoint
CREATE INDEX "audit_trace_account" ON "audit_trace" USING btree ("account_id","entry_id");--> statement-breakpoint
CREATE INDEX "audit_trace_age" ON "audit_trace" USING btree ("created_at");--> statement-breakpoint
CREATE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head audit_chain%ROWTYPE;
BEGIN
  INSERT INTO audit_chain (id, seq, hash) VALUES (NEW.chain_id, 0, '\x') ON CONFLICT DO NOTHING;
  -- Held until the commit, so that two processes never continue from the same row.
  SELECT * INTO head FROM audit_chain WHERE id = NEW.chain_id FOR UPDATE;
  NEW.seq := head.seq + 1;
  NEW.prev_hash := head.hash;
  NEW.hash := sha256(head.hash || convert_to(jsonb_build_array(NEW.chain_id, NEW.seq, NEW.id, extract(epoch FROM NEW.at),
    NEW.kind, NEW.actor, NEW.subject, NEW.operator, NEW.record_type, NEW.record_id, NEW.before, NEW.after)::text, 'UTF8'));
  UPDATE audit_chain SET seq = NEW.seq, hash = NEW.hash WHERE id = NEW.chain_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_link BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_link();
--> statement-breakpoint
CREATE FUNCTION audit_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The head of a chain moves on when the trigger above adds a row, and in no other way.
  IF TG_TABLE_NAME = 'audit_chain' AND TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the audit log is append only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_keep();
--> statement-breakpoint
CREATE TRIGGER audit_chain_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION audit_keep();
--> statement-breakpoint
CREATE FUNCTION audit_write(entries jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_actor (account_id, id)
  SELECT person.id, gen_random_uuid() FROM (
    SELECT DISTINCT who.id FROM jsonb_to_recordset(entries) AS e(actor_id uuid, subject_id uuid)
    CROSS JOIN LATERAL (VALUES (e.actor_id), (e.subject_id)) AS who(id) WHERE who.id IS NOT NULL
  ) person ORDER BY person.id
  ON CONFLICT DO NOTHING;

  -- Chains in one order everywhere, so that two transactions never wait for each other.
  INSERT INTO audit_entry (chain_id, id, at, kind, actor, subject, operator, record_type, record_id, before, after)
  SELECT chain.id, e.id, e.at, e.kind, actor.id, subject.id, e.operator, e.record_type, e.record_id, e.before, e.after
  FROM jsonb_to_recordset(entries) AS e(id uuid, at timestamptz, kind text, company_id uuid, actor_id uuid, subject_id uuid,
    operator text, record_type text, record_id uuid, before jsonb, after jsonb)
  LEFT JOIN audit_actor actor ON actor.account_id = e.actor_id
  LEFT JOIN audit_actor subject ON subject.account_id = e.subject_id
  CROSS JOIN LATERAL (SELECT coalesce(
    e.company_id,
    (SELECT company_id FROM account WHERE id = coalesce(e.subject_id, e.actor_id) AND member_status = 'active'),
    CASE e.record_type
      WHEN 'rfq' THEN (SELECT company_id FROM rfq WHERE id = e.record_id)
      WHEN 'order' THEN (SELECT buyer_company_id FROM trade_order WHERE id = e.record_id)
    END,
    '00000000-0000-0000-0000-000000000000') AS id) chain
  ORDER BY chain.id, e.id;

  INSERT INTO audit_trace (entry_id, role, account_id, name, address, user_agent, created_at)
  SELECT e.id, who.role, who.id, person.name, who.address, who.user_agent, e.at
  FROM jsonb_to_recordset(entries) AS e(id uuid, at timestamptz, actor_id uuid, subject_id uuid, address text, user_agent text)
  CROSS JOIN LATERAL (VALUES
    ('actor', e.actor_id, e.address, e.user_agent),
    ('subject', e.subject_id, NULL, NULL)
  ) AS who(role, id, address, user_agent)
  LEFT JOIN account person ON person.id = who.id
  WHERE who.id IS NOT NULL OR who.address IS NOT NULL;
END $$;
--> statement-breakpoint
INSERT INTO audit_actor (account_id, id)
SELECT DISTINCT e.account_id, gen_random_uuid() FROM (SELECT DISTINCT account_id FROM security_event) e
JOIN account a ON a.id = e.account_id WHERE a.withdrawn_at IS NULL;
--> statement-breakpoint
INSERT INTO audit_entry (chain_id, id, at, kind, actor, subject, operator, after)
SELECT coalesce(e.company_id, person.company_id, '00000000-0000-0000-0000-000000000000'), e.id, e.created_at, e.kind,
  CASE WHEN e.kind ~ '^(member|owner)_' THEN NULL ELSE who.id END, CASE WHEN e.kind ~ '^(member|owner)_' THEN who.id END,
  CASE WHEN e.kind ~ '^company_(verified|rejected|transferred)$' THEN 'unknown' END,
  CASE WHEN e.kind ~ '^(member|owner)_' THEN NULL ELSE nullif(e.detail, '{}') END
FROM security_event e
LEFT JOIN audit_actor who ON who.account_id = e.account_id
LEFT JOIN account person ON person.id = e.account_id AND person.member_status = 'active'
ORDER BY e.id;
--> statement-breakpoint
INSERT INTO audit_trace (entry_id, role, account_id, name, address, user_agent, created_at)
SELECT e.id, CASE WHEN e.kind ~ '^(member|owner)_' THEN 'subject' ELSE 'actor' END, e.account_id, person.name, e.address,
  e.user_agent, e.created_at
FROM security_event e JOIN account person ON person.id = e.account_id WHERE person.withdrawn_at IS NULL;
--> statement-breakpoint
-- breaks the release before: it writes to security_event, whose rows now stand in the audit log.
DROP TABLE "security_event" CASCADE;
