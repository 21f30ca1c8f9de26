import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint';
import { everyEndpoint } from '../support/everyEndpoint';
import { sampleBody } from '../support/sampleInput';

/** What nobody may set from outside, wherever a careless row is made of a body. */
const FOREIGN = ['id', 'is_test', 'company_id', 'account_id', 'role', 'member_status', 'verification', 'created_at'];
const SET = 'set-from-outside';

const FORMS = {
  call: 'POST /rfq',
  phone_code: '+82',
  phone: '010-1234-5678',
  account_number: '123-45-678901',
  signature: '0123456789abcdef-12',
  email: 'somebody@stlbs.test',
  endpoint: 'https://push.stlbs.test/somebody',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  key: 'B'.repeat(87),
  code: '123456',
  domain: 'bodies.example',
  clientDate: '2026-11-21T00:00:00.000Z',
};

/** The value with every foreign field added to each of its objects that does not have it. */
function widened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(widened);
  if (value === null || typeof value !== 'object') return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, widened(one)]));
  return { ...Object.fromEntries(FOREIGN.map((key) => [key, SET])), ...own };
}

const endpoints = (await everyEndpoint()).filter(
  ({ method, bytes }) => !bytes && method !== 'GET' && method !== 'DELETE',
);

test.each(endpoints.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]))(
  '%s lets through no field beyond its own',
  (_, endpoint) => {
    const read = endpoint.body.safeParse(widened(sampleBody(endpoint, FORMS)));
    // A field of the call's own by such a name refuses the value; everything else falls away.
    if (!read.success) expect(read.error.issues.map(({ path }) => path.at(-1))).toSatisfy(isForeign);
    else expect(JSON.stringify(read.data)).not.toContain(SET);
  },
);

const isForeign = (names: unknown[]) => names.every((name) => FOREIGN.includes(String(name)));
