import * as z from 'zod';
import type { Endpoint } from '../../src/contract/endpoint';
import { sampleBody } from '../support/sampleInput';
import type { Scene } from './scene';

/** What no sample guesses: fields of a form of their own, and queries that cannot be left out. */
const FORMS = {
  phone_code: '+82',
  phone: '010-1234-5678',
  account_number: '123-45-678901',
  signature: '0123456789abcdef-12',
  call: 'POST /cart',
  email: 'nobody@stlbs.test',
  domain: 'matrix.example',
  endpoint: 'https://push.stlbs.test/nobody',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  key: 'B'.repeat(87),
  code: '123456',
  company_registration_number: '1234567891',
};
const REQUIRED_QUERY = {
  q: '강관',
  until: '1',
  signature: 'x',
  account_number: '000-000',
  version: '1',
  t: 'x'.repeat(43),
  language: 'ko',
  kind: 'order',
};
/** A name that means something else in another call. */
const QUERY_OF_CALL: Readonly<Record<string, Record<string, string>>> = {
  'POST /mail/incoming': { to: 'nobody@in.stlbs.test' },
};

/** How the matrix names an endpoint. */
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The first value of a parameter that is one of a list. */
function choiceOf(endpoint: Endpoint, name: string): string | undefined {
  const field: unknown = endpoint.params instanceof z.ZodObject ? endpoint.params.shape[name] : undefined;
  return field instanceof z.ZodEnum ? String(field.options[0]) : undefined;
}

/** An input that the endpoint takes, with the ids of the data set where it has a name for them. */
export function inputOf(endpoint: Endpoint, known: Scene['ids']) {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => [id, known[id] ?? choiceOf(endpoint, id) ?? id]),
  );
  const ids = Object.fromEntries(Object.entries(known).filter(([name]) => /_id$|number$/.test(name)));
  const body = sampleBody(endpoint, { ...FORMS, ...ids }) as object;
  const query = endpoint.query.safeParse({}).success ? {} : { ...REQUIRED_QUERY, ...QUERY_OF_CALL[nameOf(endpoint)] };
  for (const [part, value] of [
    [endpoint.body, body],
    [endpoint.query, query],
  ] as const) {
    if (!part.safeParse(value).success) throw new Error(`${nameOf(endpoint)} does not take ${JSON.stringify(value)}`);
  }
  return { params, query, body };
}
