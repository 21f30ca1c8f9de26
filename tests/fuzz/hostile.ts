import fc from 'fast-check';

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = [value];
  return value;
};

/** What no call expects: wrong types and sizes, broken Unicode, texts that databases, shells, browsers and tables read as orders. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  -0.5,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '🧱'.repeat(200),
  '가'.repeat(5_000),
  'x'.repeat(100_000),
  "' or 1=1 --",
  '"; drop table account; --',
  "\\'; select pg_sleep(5); --",
  '%_\\%',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '=cmd|calc!A0',
  '@SUM(1+1)',
  'NaN',
  'Infinity',
  '1e999',
  '-1',
  '0',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '99999999999999999999.9999',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { length: 1e9 },
  { toString: 'x', constructor: { prototype: { admin: true } } },
  JSON.parse('{"__proto__":{"is_test":false}}'),
  deep(200),
  Array.from({ length: 3_000 }, () => 'x'),
];

/** One place of a value, at random, becomes something no call expects; a key may come that no schema knows. */
export function brokenFrom(value: unknown): fc.Arbitrary<unknown> {
  const hostile = fc.constantFrom(...HOSTILE);
  if (value === null || typeof value !== 'object') return hostile;
  const keys = Object.keys(value);
  const added = fc
    .tuple(fc.constantFrom('id', 'company_id', 'is_test', 'status', 'version', '__proto__', 'x'.repeat(300)), hostile)
    .map(([key, one]) => ({ ...value, [key]: one }));
  if (keys.length === 0) return fc.oneof(hostile, added);
  const within = fc
    .constantFrom(...keys)
    .chain((key) =>
      fc
        .oneof(
          { weight: 2, arbitrary: hostile },
          { weight: 3, arbitrary: brokenFrom((value as Record<string, unknown>)[key]) },
        )
        .map((one) =>
          Array.isArray(value)
            ? value.map((old, index) => (String(index) === key ? one : old))
            : { ...value, [key]: one },
        ),
    );
  return fc.oneof({ weight: 6, arbitrary: within }, { weight: 1, arbitrary: hostile }, { weight: 1, arbitrary: added });
}

/** Headers as broken programs and attackers send them. */
export const HEADERS: ReadonlyArray<Readonly<Record<string, string>>> = [
  {},
  { 'accept-language': 'xx-ÿ;q=9,,,;' },
  { 'accept-language': 'a'.repeat(4_000) },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data' },
  { authorization: 'Bearer ' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { authorization: 'Basic Og==' },
  { 'idempotency-key': 'x'.repeat(5_000) },
  { 'idempotency-key': "'; drop table account; --" },
  { 'x-forwarded-for': "1.1.1.1', '2.2.2.2" },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-stlbs-in-process': 'true' },
  { cookie: 'stlbs_token=x; '.repeat(200) },
  { range: 'bytes=0-,5-1' },
  { 'if-none-match': '*' },
];
