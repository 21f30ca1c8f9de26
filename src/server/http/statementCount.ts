import type { FastifyInstance } from 'fastify';
import { countStatements } from '../db/connection';

/** Lets each answer say in `x-statements` how many statements it took, `begin` and `commit` included. Where tests run. */
export function sayStatements(server: FastifyInstance): void {
  const counts = new WeakMap<object, { statements: number }>();
  server.addHook('onRequest', (request, _reply, done) => {
    const count = { statements: 0 };
    counts.set(request, count);
    countStatements(count, done);
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-statements', counts.get(request)?.statements ?? 0);
    done(null, payload);
  });
}
