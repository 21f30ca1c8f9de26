import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Endpoint } from '../../src/contract/endpoint';
import { everyEndpoint } from './everyEndpoint';
import type { Api } from './http';

type Json = z.core.JSONSchema.JSONSchema;

/** In every marked text, so that it is found wherever it is shown. */
export const MARK = 'zq7';

/** Texts that a page, a mail, a table, a feed or a script could take for more than words. */
const MARKED = [
  `"><img src=${MARK} onerror=${MARK}()>`,
  `=${MARK}(1)&"<u onclick=${MARK}()>"`,
  `</script><svg onload=${MARK}()>`,
  `javascript:${MARK}()`,
  `]]>--></style><i onclick=${MARK}()>`,
  `@${MARK}'"<b onclick=${MARK}()>`,
  `data:text/html,<script>${MARK}()</script>`,
  `{{${MARK}}}\u2028<a href=javascript:${MARK}()>`,
  `<i onclick=${MARK}()>`,
  `+${MARK}|cmd`,
  `<${MARK}>`,
] as const;

/** Texts that are not free: they are compared, called, counted or secret, and another would only be refused. */
const FIXED =
  /^(email|url|password|refresh_token|t|content|phone|phone_code|record_id|order_number|q|canonical_key|nps|nps_min|nps_max|low_mark|ref|company_registration_number|company_registration_number_file)$/;

let turn = 0;
const schemas = new Map<Endpoint, Json>();

function schemaOf(endpoint: Endpoint): Json {
  const made = schemas.get(endpoint) ?? z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  schemas.set(endpoint, made);
  return made;
}

/** The body with every free text of its schema marked, also those that were left out; what the contract refuses stays as it was. */
export function marked(endpoint: Endpoint, body: unknown): unknown {
  const root = schemaOf(endpoint);
  const written = markedBy(root, '', structuredClone(body), root);
  // Each look finds what the contract refuses; a text among others may come to light only at the second.
  for (let look = 0; look < 3; look += 1) {
    const read = endpoint.body.safeParse(written);
    if (read.success) break;
    for (const { path } of read.error.issues) restore(written, body, path as (string | number)[]);
  }
  return endpoint.body.safeParse(written).success ? written : body;
}

function markedBy(schema: Json, name: string, value: unknown, root: Json): unknown {
  if (FIXED.test(name)) return value;
  if (schema.$ref) return markedBy(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, name, value, root);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return markedBy(options.find((one) => one.type !== 'null') ?? {}, name, value, root);
  if (schema.type === 'string') return isFree(schema) ? textFor(schema.maxLength ?? 200) : value;
  if (schema.type === 'array' && Array.isArray(value))
    return value.map((one) => markedBy(schema.items as Json, name, one, root));
  if (schema.type !== 'object' || value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const given = value as Record<string, unknown>;
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  return {
    ...given,
    ...Object.fromEntries(
      properties.flatMap(([key, one]) => {
        const written = markedBy(one, key, given[key], root);
        return written === undefined ? [] : [[key, written]];
      }),
    ),
  };
}

const isFree = ({ enum: options, const: only, format, pattern }: Json) =>
  options === undefined && only === undefined && format === undefined && pattern === undefined;

function textFor(most: number): string {
  const fitting = MARKED.filter(({ length }) => length <= most);
  const text = fitting[turn++ % fitting.length] ?? MARK.slice(0, most);
  // Names within a company are distinct.
  return `${text}${randomBytes(2).toString('hex')}`.length <= most ? `${text}${randomBytes(2).toString('hex')}` : text;
}

function restore(written: unknown, body: unknown, path: readonly (string | number)[]): void {
  const [key, ...rest] = path;
  if (key === undefined || written === null || typeof written !== 'object') return;
  const [to, from] = [written as Record<string, unknown>, (body ?? {}) as Record<string, unknown>];
  if (rest.length > 0 && from[key] !== undefined && from[key] !== null) return restore(to[key], from[key], rest);
  if (key in from) to[key] = from[key];
  else delete to[key];
}

/** A client that marks every free text it sends. What the server refuses for its marks is sent again without, and named. */
export async function markingApi(api: Api): Promise<{ api: Api; refused: Set<string>; texts: Set<string> }> {
  const endpoints = (await everyEndpoint()).filter(({ method, bytes }) => !bytes && !/GET|DELETE/.test(method));
  const refused = new Set<string>();
  const texts = new Set<string>();
  const marking: Api = async (method, path, options = {}) => {
    const called = path.split('?')[0] ?? '';
    const endpoint = endpoints.find(
      (one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(called),
    );
    if (!endpoint || options.body === undefined) return api(method, path, options);
    const reply = await api(method, path, { ...options, body: marked(endpoint, options.body) });
    const name = `${endpoint.method} ${endpoint.path}`;
    if (reply.status < 400) {
      texts.add(name);
      return reply;
    }
    const headers = { ...options.headers, 'idempotency-key': randomUUID() };
    const plain = await api(method, path, { ...options, headers });
    if (plain.status < 400) refused.add(name);
    return plain;
  };
  return { api: marking, refused, texts };
}
