/** A person with a login for each company that sells, with notifications; the buyer has a hundred times as many. */
export async function seedPeople(db, buyerEmail) {
  await db.query(
    `with model as (select * from account where email = $1),
     people as (insert into account (id, is_test, company_id, email, password_hash, name, phone_code, phone, department, title,
         member_status, marketing_approval, language, email_verified_at, created_at)
       select gen_random_uuid(), true, c.id, c.id || '@stlbs.test', m.password_hash, m.name, m.phone_code, m.phone, m.department,
         m.title, 'active', false, 'ko', now(), now() from company c, model m where c.registration_number like 'XX-%' returning id)
     insert into login (id, account_id, user_agent, created_at) select gen_random_uuid(), id, 'bench', now() from people`,
    [buyerEmail],
  );
  const summary = `insert into push (id, is_test, account_id, kind, record_type, record_id, title, created_at, read_at)
    select gen_random_uuid(), true, a.id, 'rfq_closed', 'rfq', 'B' || n, '배관재 ' || n, now() - n * interval '1 minute',
      case when n % 4 = 0 then null else now() end`;
  await db.query(`${summary} from account a, generate_series(1, 20) n`);
  await db.query(`${summary} from account a, generate_series(1, 2000) n where a.email = $1`, [buyerEmail]);
}

/** A file on every second request. */
export async function seedFiles(db, prefix) {
  await db.query(
    `with files as (insert into stored_file (id, is_test, company_id, landing_type, name, content_type, size, created_at, stored_at)
       select r.id, true, r.company_id, 'AR', '도면.pdf', 'application/pdf', 1000, now(), now()
       from rfq r where r.rfq_number_id like $1 || '%' and abs(hashtext(r.rfq_number_id)) % 2 = 0 returning id)
     insert into file_attachment (id, is_test, file_id, record_type, record_id, created_at)
     select gen_random_uuid(), true, id, 'rfq', id, now() from files`,
    [prefix],
  );
}
