/** Requests of one buyer, newest first a minute apart, each of so many lines; their numbers begin with `prefix`. */
export async function seedRequests(db, buyerEmail, { requests, lines, prefix, statuses, closes }) {
  const { rows } = await db.query('select id, company_id from account where email = $1', [buyerEmail]);
  const [buyer] = rows;
  await db.query(
    `insert into rfq (id, is_test, rfq_number_id, company_id, created_by, status, title, visibility, sealed, revision, round,
       version, deadline_date, closes_at, delivery_term, payment_term, currency, usd_allowed, certificate_type,
       partial_allowed, alternates_allowed, split_allowed, show_target_price, created_at, updated_at, submitted_at)
     select gen_random_uuid(), true, $3 || n, $1, $2, ($4::text[])[1 + n % cardinality($4::text[])],
       '배관재 ' || n, 'matched', n % 3 = 0, 1, 1, 1, '2030-01-01', ${closes}, 'delivered', 'prepaid', 'KRW',
       false, '3.1', true, true, true, false, now() - n * interval '1 minute', now() - n * interval '1 minute', now()
     from generate_series(1, $5::int) n`,
    [buyer.company_id, buyer.id, prefix, statuses, requests],
  );
  await db.query(
    `insert into rfq_line (id, is_test, rfq_id, line_no, raw_text, spec, category, type, grade, grade_family, inch, rating, qty,
       uom, total_weight_kg, weight_basis, excluded, confidence)
     select gen_random_uuid(), true, r.id, l, 'line', '{}', (array['pipe','flange','valve','fitting'])[1 + l % 4],
       (array['SMLS','WN','GATE','ELBOW 90 LR'])[1 + l % 4], (array['A106-B','A105','A216-WCB','A234-WPB'])[1 + l % 4],
       (array['carbon','stainless','alloy'])[1 + l % 3], (array[0.5, 1, 2, 4, 8, 12, 24])[1 + (l * 3) % 7], (array['150','300'])[1 + l % 2],
       10, 'EA', 12.5, 'table', false, 1
     from rfq r, generate_series(1, $1::int) l where r.rfq_number_id like $2 || '%'`,
    [lines, prefix],
  );
}

/** Companies that sell eight kinds of goods each. */
export async function seedSellers(db, companies) {
  await db.query(
    `insert into company (id, is_test, registration_number, name, address, ceo, created_at)
     select gen_random_uuid(), true, 'XX-' || n, '판매사 ' || n, '서울', '김', now() from generate_series(1, $1::int) n`,
    [companies],
  );
  await db.query(
    `insert into sale_material (id, is_test, company_id, category, types, grade_families, inch_min, inch_max, classes, created_at)
     select gen_random_uuid(), true, c.id, (array['pipe','flange','valve','fitting'])[1 + m % 4],
       case when abs(hashtext(c.name || m)) % 3 = 0 then '{}' else array[(array['SMLS','WN','GATE','ELBOW','EFW','SO','BALL','TEE'])[1 + abs(hashtext(c.name || m)) % 8]] end,
       array[(array['carbon','stainless','alloy'])[1 + abs(hashtext(m || c.name)) % 3]], 0.5, (array[2, 8, 24])[1 + m % 3],
       case when m % 2 = 0 then '{}' else array['150'] end, now()
     from company c, generate_series(1, 8) m where c.registration_number like 'XX-%'`,
  );
}

/** Lets one seller have received all requests of a prefix that were sent, and quoted a part of them. */
export async function seedReceived(db, sellerEmail, prefix) {
  const { rows } = await db.query('select company_id from account where email = $1', [sellerEmail]);
  const values = [rows[0].company_id, prefix];
  const sent = `r.rfq_number_id like $2 || '%' and r.status <> 'DRAFT'`;
  await db.query(
    `insert into rfq_target (id, is_test, rfq_id, company_id, origin, matched_line_ids, created_at)
     select gen_random_uuid(), true, r.id, $1, 'matched', array(select l.id from rfq_line l where l.rfq_id = r.id), r.created_at
     from rfq r where ${sent}`,
    values,
  );
  await db.query(
    `insert into quotation (id, is_test, rfq_id, company_id, status, revision, round, version, created_at, updated_at)
     select gen_random_uuid(), true, r.id, $1, case when r.status = 'CLS' then 'LOST' else 'SUBMITTED' end, 1, 1, 1, now(), now()
     from rfq r where ${sent} and r.status <> 'REQ' and abs(hashtext(r.rfq_number_id)) % 2 = 0`,
    values,
  );
  await db.query(
    `insert into quotation_revision (id, is_test, quotation_id, revision, round, currency, delivery_term, freight_amount,
       payment_term, all_or_nothing, totals, created_at)
     select gen_random_uuid(), true, q.id, 1, 1, 'KRW', 'delivered', 0, 'prepaid', false, '{"total_amount": "1000"}', now()
     from quotation q join rfq r on r.id = q.rfq_id where q.company_id = $1 and r.rfq_number_id like $2 || '%'`,
    values,
  );
}

/** Lets PostgreSQL count what was written, and write it out, before anything is timed. */
export async function settle(db) {
  await db.query('vacuum analyze');
  await db.query('checkpoint');
}
