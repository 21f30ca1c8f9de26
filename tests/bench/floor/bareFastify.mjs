// The floor under the API: Fastify with nothing but one prepared statement. Started by a bench with DATABASE_URL; says
// its port on its first line. GET /row/:id reads one request by its key, POST /row writes one small row, POST /like/:id writes
// what creating that request wrote.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { sameWrites } from './sameWrites.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
await pool.query('create table if not exists bench_floor (id uuid primary key, body jsonb not null)');
const READ = { name: 'read', text: 'select * from rfq where id = $1' };
const WRITE = { name: 'write', text: 'insert into bench_floor (id, body) values ($1, $2) returning id' };

const server = Fastify();
server.get('/row/:id', async (request) => ({
  mcode: 0,
  message: '',
  data: (await pool.query({ ...READ, values: [request.params.id] })).rows[0],
}));
server.post('/row', async (request) => ({
  mcode: 0,
  message: '',
  data: (await pool.query({ ...WRITE, values: [randomUUID(), request.body] })).rows[0],
}));
const writers = new Map();
server.post('/like/:id', async (request) => {
  const { id } = request.params;
  if (!writers.has(id)) writers.set(id, sameWrites(pool, id));
  const write = await writers.get(id);
  const answer = { mcode: 0, message: '', data: request.body };
  await write(JSON.stringify(answer));
  return answer;
});
await server.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${server.server.address().port}\n`);
