import { parseLine } from '../../../src/domain/material/parseLine';
import { specOfLine } from '../../../src/domain/material/spec';
import { materialTerms, term } from '../../../src/domain/stock/searchTerms';

const MAKERS = [
  '세아제강',
  '현대제철',
  '휴스틸',
  '넥스틸',
  'KITZ',
  '조광',
  '아라피팅',
  '자람플랜지',
  'JFE Steel',
  'Tenaris',
];
const PLACES = ['부산', '울산', '인천', '서울', '경기', '경남', '전남', '충남'];
const ORIGINS = ['KR', 'KR', 'KR', 'JP', 'CN', 'IT'];

/** Every kind of material the market knows: some thousands of trade texts read by the reader of lists. */
function kinds() {
  const sizes = ['1/2', '3/4', '1', '1-1/2', '2', '3', '4', '6', '8', '10', '12', '14', '16', '20', '24'];
  const texts = [];
  for (const size of sizes) {
    for (const grade of ['A106-B', 'A53-B', 'A312-TP304', 'A312-TP316L', 'A333-6', 'API5L-B']) {
      for (const schedule of ['10S', '20', '40', '80', '160'])
        texts.push(`PIPE SMLS ${size}" SCH${schedule} ${grade} L=6M`);
    }
    for (const grade of ['A105', 'A182-F304', 'A182-F316L', 'A350-LF2']) {
      for (const type of ['WN', 'SO', 'BLIND', 'SW']) {
        for (const rating of ['150', '300', '600']) texts.push(`FLANGE ${type} ${size}" ${rating}# RF ${grade}`);
      }
    }
    for (const grade of ['A234-WPB', 'A403-WP304', 'A403-WP316L']) {
      for (const type of ['ELBOW 90 LR', 'ELBOW 45', 'TEE', 'CAP']) texts.push(`${type} ${size}" SCH40 ${grade} BW`);
    }
    for (const type of ['GATE', 'GLOBE', 'CHECK', 'BALL']) {
      for (const rating of ['150#', '300#', '10K', '20K']) texts.push(`${type} VALVE ${size}" ${rating}`);
    }
  }
  return texts.map((text) => specOfLine(parseLine(text)));
}

/** So many open items of 500 companies; the indexes of the search are made again at the end. */
export async function seedOpenStock(pool, items) {
  await pool.query(`set session_replication_role = replica`);
  await pool.query(`insert into company (id, is_test, registration_number, name, address, ceo, created_at)
    select gen_random_uuid(), true, 'S' || i, '강관상사 ' || i, '부산광역시', 'x', now() from generate_series(1, 500) i`);
  await pool.query(`insert into warehouse (id, is_test, company_id, name, region, address, version, created_at)
    select id, true, id, '1창고', '부산', '부산광역시', 1, now() from company where registration_number like 'S%'`);
  await pool.query(
    `create temp table c as select row_number() over () - 1 as n, id from company where registration_number like 'S%'`,
  );
  await pool.query(
    'create temp table k (n int, spec jsonb, terms text[], category text, type text, grade text, size text, schedule text, class text)',
  );
  for (const [n, spec] of kinds().entries()) {
    await pool.query('insert into k values ($1,$2,$3,$4,$5,$6,$7,$8,$9)', [
      n,
      spec,
      materialTerms(spec),
      spec.category,
      spec.type,
      spec.grade,
      spec.nps.join('x'),
      spec.schedule.join('x') || null,
      spec.class,
    ]);
  }
  const lists = Object.entries({ m: MAKERS, w: PLACES, r: ORIGINS });
  for (const [name, values] of lists) {
    await pool.query(`create temp table ${name} (n int, v text, t text)`);
    const make = { m: term.maker, w: term.place, r: term.origin }[name];
    for (const [n, v] of values.entries()) await pool.query(`insert into ${name} values ($1,$2,$3)`, [n, v, make(v)]);
  }
  await pool.query(`create index on k (n)`);
  const { rows: indexes } = await pool.query(
    `select indexname, indexdef from pg_indexes where tablename = 'stock_item' and indexname like 'stock_open%'`,
  );
  for (const { indexname } of indexes) await pool.query(`drop index ${indexname}`);
  await pool.query(
    `insert into stock_item (id, is_test, company_id, warehouse_id, spec, raw_text, maker, origin, condition, certificate_type, uom, unit_weight_kg,
       on_hand, open_qty, is_open, unit_price, price_uom, unit_price_each, opened_at, category, type, grade, size, schedule, class, place, terms,
       version, created_at, updated_at)
     select gen_random_uuid(), true, c.id, c.id, k.spec, '', m.v, r.v, 'new', '3.1', 'EA', 50, q, q, true, p, 'EA', p,
       now() - i * interval '7 seconds', k.category, k.type, k.grade, k.size, k.schedule, k.class, w.v,
       k.terms || array[m.t, r.t, w.t, 'd:new'], 1, now(), now()
     from (select i, (random() * 499)::int as cn, (power(random(), 1.7) * (select count(*) - 1 from k))::int as kn, (random() * ${MAKERS.length - 1})::int as mn,
       (random() * ${PLACES.length - 1})::int as wn, (random() * ${ORIGINS.length - 1})::int as rn,
       (1 + random() * 500)::int as q, (1000 + random() * 900000)::int as p from generate_series(1, $1::int) i) g
     join c on c.n = g.cn join k on k.n = g.kn join m on m.n = g.mn join w on w.n = g.wn join r on r.n = g.rn`,
    [items],
  );
  await pool.query(`set maintenance_work_mem = '512MB'`);
  for (const { indexdef } of indexes) await pool.query(indexdef);
  await pool.query('set session_replication_role = origin');
  await pool.query('vacuum analyze stock_item');
}
