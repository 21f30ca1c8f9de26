const PER_QUOTATION = 20;
const QUOTATIONS = 10;
const TARGETS = 20;
const COMPANIES = 200;

/** Company 0 sends half of all requests; company 1 receives all of them and quotes each. Three years of trade. */
export async function seedTrade(client, lines) {
  const requests = Math.round(lines / PER_QUOTATION / QUOTATIONS);
  const run = (text, values) => client.query(text, values);
  await run(`set session_replication_role = replica`);
  await run(`create or replace function co(i int) returns uuid language sql immutable as
    $$ select ('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid $$`);
  await run(`insert into company (id, is_test, registration_number, name, address, ceo, verification, created_at)
    select co(i), true, 'T' || i, '강관상사 ' || i, '부산', 'x', 'verified', now() from generate_series(0, ${COMPANIES - 1}) i`);
  await run(`create temp table r as select i, gen_random_uuid() as id, case when i % 2 = 0 then 0 else 2 + i % 100 end as buyer,
      now() - (i * interval '1095 days') / ${requests} as at from generate_series(0, ${requests - 1}) i`);
  await run(`insert into rfq (id, is_test, rfq_number_id, company_id, created_by, status, title, visibility, sealed, revision, round,
      version, delivery_term, payment_term, currency, usd_allowed, certificate_type, partial_allowed, alternates_allowed, split_allowed,
      show_target_price, created_at, updated_at, submitted_at)
    select id, true, 'T' || i, co(buyer), co(buyer), 'ORD', 'x', 'matched', true, 1, 1, 1, 'delivered', 'prepaid', 'KRW', false, 'none',
      true, true, true, false, at, at, at from r`);
  await run(`insert into rfq_line (id, is_test, rfq_id, line_no, raw_text, spec, category, grade_family, qty, uom, unit_weight_kg,
      weight_basis, excluded, confidence)
    select gen_random_uuid(), true, id, n, '', '{}', (array['pipe','flange','fitting','valve'])[1 + n % 4],
      (array['carbon','stainless','alloy'])[1 + n % 3], 10, 'EA', 12, 'theoretical', false, 1 from r, generate_series(1, ${PER_QUOTATION}) n`);
  await run(`insert into rfq_target (id, is_test, rfq_id, company_id, origin, matched_line_ids, created_at)
    select gen_random_uuid(), true, id, co(case when n = 0 then 1 else 110 + (i + n) % 90 end), 'matched', '{}', at
    from r, generate_series(0, ${TARGETS - 1}) n`);
  await run(`create temp table q as select r.i, r.id as rfq_id, r.at, n, gen_random_uuid() as id, gen_random_uuid() as revision_id,
      co(case when n = 0 then 1 else 110 + (r.i + n) % 90 end) as company from r, generate_series(0, ${QUOTATIONS - 1}) n`);
  await run(`insert into quotation (id, is_test, rfq_id, company_id, status, revision, round, version, submitted_at, created_at, updated_at)
    select id, true, rfq_id, company, 'SUBMITTED', 1, 1, 1, at + n * interval '3 hours', at, at from q`);
  await run(`insert into quotation_revision (id, is_test, quotation_id, revision, round, currency, delivery_term, freight_amount,
      payment_term, all_or_nothing, totals, created_at)
    select revision_id, true, id, 1, 1, 'KRW', 'delivered', 0, 'prepaid', false, '{}', at + (1 + n) * interval '3 hours' from q`);
  await run(`insert into quotation_line (id, is_test, revision_id, rfq_line_id, response, supply, qty_offered, unit_price, price_uom,
      weight_basis, weight_discount_pct, priced_qty, amount)
    select gen_random_uuid(), true, q.revision_id, l.id, 'exact', 'stock', 10, p, 'EA', 'theoretical', 0, 10, p * 10
    from q join rfq_line l on l.rfq_id = q.rfq_id, lateral (select round((10000 + random() * 90000)::numeric) as p where l.id is not null) x`);
  await run(`insert into trade_order (id, is_test, order_number, source, rfq_id, title, buyer_company_id, seller_company_id, buyer, seller,
      status, payment_status, delivery_status, version, currency, totals, total_amount, payment_term, delivery_term, placed_at, updated_at)
    select gen_random_uuid(), true, 'T' || i, 'award', id, 'x', co(buyer), co(1), '{}', '{}', 'OPEN', 'PAID', 'SHIPPED', 1, 'KRW',
      '{"supply_amount":"12345678"}', 13580245, 'prepaid', 'delivered', at + interval '5 days', at from r where i % 3 > 0`);
  await run(`insert into trade_line (id, is_test, order_id, rfq_line_id, line_no, description, spec, qty, uom, unit_price, price_uom,
      priced_qty, amount)
    select gen_random_uuid(), true, o.id, l.id, l.line_no, 'x', '{}', 10, 'EA', 30000, 'EA', 10, 300000
    from trade_order o join rfq_line l on l.rfq_id = o.rfq_id`);
  await run(`update quotation set status = 'LOST' where id in (select id from q) and company_id <> co(1)`);
  await run(`update quotation set status = 'CONFIRMED' where id in (select id from q) and company_id = co(1)`);
  await run(
    `update quotation q set first_submitted_at = v.created_at from quotation_revision v where v.quotation_id = q.id`,
  );
  await run(`set session_replication_role = origin`);
  // As the triggers would have kept it.
  await run(`select request_figure_count(id) from r`);
  await run('vacuum analyze');
}
