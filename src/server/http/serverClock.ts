import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SERVER_TIME_HEADER, SERVER_TIME_METRIC } from '../../contract/constants';

/** The database's time between two readings, so that every answer can carry it without a query. */
export interface ServerClock {
  /** What the database said just now. */
  heard(now: Date): void;
  /** The time in ms. */
  now(): number;
}

/** A clock that runs as the machine's until the database is heard. */
export function serverClock(): ServerClock {
  let ahead = 0;
  return {
    heard: (now) => {
      ahead = now.getTime() - Date.now();
    },
    now: () => Date.now() + ahead,
  };
}

/** Adds the time to every answer of the API in a header of its own: `Date` knows whole seconds only. */
export function addServerTiming(server: FastifyInstance, clock: ServerClock): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.header(SERVER_TIME_HEADER, clock.now());
    done(null, payload);
  });
}

/** Adds the time to a page, where the script that counts down in it can read it. */
export function addServerTimingOfPage(response: ServerResponse, clock: ServerClock): void {
  response.setHeader('server-timing', `${SERVER_TIME_METRIC};desc="${clock.now()}"`);
}
