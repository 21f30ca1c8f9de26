import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { apiSchemas } from '../../contract/apiSchemas';
import type { Endpoint } from '../../contract/endpoint';
import { exportStarted } from '../../contract/entities/fileExport';
import { envelope, errorEnvelopeSchema } from '../../contract/envelope';
import { takesKey } from '../../contract/keyCalls';
import { answer, requireSession } from './answer';
import { limitsOf } from './callLimits';
import type { App } from './context';
import { requireRow } from './rightOfCall';
import type { Route } from './route';

/** Mounts endpoints: limit, authenticate, validate, one transaction for every change, idempotency, envelope. */
export function mount(server: FastifyInstance, app: App, routes: readonly Route[]): void {
  for (const route of routes) {
    const { endpoint } = route;
    requireRow(endpoint);
    server.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      // Looking at a mailed link must not use up its token.
      exposeHeadRoute: !endpoint.changes,
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      config: limitsOf(app, endpoint),
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.tag],
        params: endpoint.params,
        querystring: endpoint.query,
        ...(takesJson(endpoint) ? { body: endpoint.body } : {}),
        ...(endpoint.bytes ? { consumes: ['application/octet-stream'] } : {}),
        response: {
          200: endpoint.file ? files(endpoint.file) : envelope(endpoint.response),
          ...(endpoint.background ? { 202: envelope(exportStarted) } : {}),
          '4xx': errorEnvelopeSchema,
          '5xx': errorEnvelopeSchema,
        },
        ...(endpoint.access === 'public' ? {} : { security: securityOf(endpoint) }),
      },
      // A caller without permission learns that before anything about the call itself, its form included.
      attachValidation: true,
      preParsing: (request) => requireSession(app, endpoint, request),
      handler: (request, reply) => answer(app, route, request, reply),
    });
  }
}

const takesJson = ({ method, bytes }: Endpoint) => method !== 'GET' && method !== 'DELETE' && !bytes;

/** What the API document says of a login or key: needed, or (an empty alternative) welcome. */
const securityOf = (endpoint: Endpoint): Record<string, string[]>[] => [
  ...(endpoint.access === 'visitor' ? [{}] : []),
  { bearer: [] },
  ...(takesKey(endpoint) ? [{ key: [] }] : []),
];

const binary = z.string().register(apiSchemas, { format: 'binary' });

function files(types: readonly string[]) {
  return { description: 'The file.', content: Object.fromEntries(types.map((type) => [type, { schema: binary }])) };
}
