// What creating a request of some lines writes, and nothing else: its key claimed, its row, its lines, the answer kept with the key,
// in one transaction of prepared statements. The rows are those of a request that the product created.
import { randomUUID } from 'node:crypto';

const TABLES = [
  { table: 'rfq', of: 'id' },
  { table: 'rfq_line', of: 'rfq_id' },
];
const begin = { name: 'begin', text: 'begin' };
const commit = { name: 'commit', text: 'commit' };
const CLAIM = {
  name: 'claim',
  text: `insert into idempotency (account_key, endpoint, key, body_hash, response, created_at) values ('floor', 'POST /row', $1, $2, null, now())
    on conflict (account_key, endpoint, key) do update set body_hash = excluded.body_hash
    where idempotency.created_at < excluded.created_at - interval '1 day' returning true as taken`,
};
const KEEP = {
  name: 'keep',
  text: `update idempotency set response = $2::jsonb where account_key = 'floor' and endpoint = 'POST /row' and key = $1`,
};

/** How to write a request like the one of this id, with the answer that its key keeps. */
export async function sameWrites(pool, template) {
  const [request, lines] = await Promise.all(TABLES.map((each) => templateOf(pool, each, template)));
  return async (answer) => {
    const [id, key] = [randomUUID(), randomUUID()];
    const number = `F${id.slice(0, 18)}`;
    const client = await pool.connect();
    try {
      await client.query(begin);
      await client.query({ ...CLAIM, values: [key, key] });
      await client.query(request.insert([{ id, rfq_number_id: number }]));
      await client.query(lines.insert(lines.rows.map(() => ({ id: randomUUID(), rfq_id: id }))));
      await client.query({ ...KEEP, values: [key, answer] });
      await client.query(commit);
    } finally {
      client.release();
    }
  };
}

/** The rows of a request in a table, and the statement that inserts as many with other values in some columns. */
async function templateOf(pool, { table, of }, id) {
  const { rows: columns } = await pool.query(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const texts = names.map((name) => `"${name}"::text as "${name}"`).join(', ');
  const { rows } = await pool.query(`select ${texts} from ${table} where ${of} = $1`, [id]);
  const places = rows.map((_, row) => `(${names.map((__, at) => `$${row * names.length + at + 1}`).join(', ')})`);
  const text = `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values ${places.join(', ')} returning *`;
  const insert = (changes) => ({
    name: `insert ${table}`,
    text,
    values: rows.flatMap((row, at) => names.map((name) => changes[at][name] ?? row[name])),
  });
  return { rows, insert };
}
