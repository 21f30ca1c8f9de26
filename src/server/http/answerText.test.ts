import { expect, test } from 'vitest';
import * as z from 'zod';
import { writerOf } from './answerText';

const person = z.object({ name: z.string(), mail: z.string().nullable().optional() });
const schema = z.object({
  mcode: z.number().int(),
  data: z.object({
    status: z.enum(['REQ', 'COL']),
    people: z.array(person).nullable(),
    counts: z.record(z.string(), z.number()),
    facts: z.record(z.string(), z.string()).nullable(),
    kind: z.union([person, z.object({ number: z.number() })]).optional(),
    path: z.array(z.union([z.string(), z.number()])),
    what: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), one: z.number() }),
      z.object({ kind: z.literal('b'), two: person }),
    ]),
  }),
});

const answer = {
  mcode: 0,
  secret: 'x',
  data: {
    password: 'x',
    what: { two: { name: '을', phone: 'x' }, kind: 'b', price: 'x' },
    path: ['lines', 1],
    counts: { all: 2 },
    facts: null,
    people: [{ mail: null, name: '갑', salary: 'x' }, { name: '병' }],
    status: 'REQ',
  },
};

test('an answer carries what its schema names at every depth, in its order, and nothing else', () => {
  expect(writerOf(schema)(answer)).toBe(
    '{"mcode":0,"data":{"status":"REQ","people":[{"name":"갑","mail":null},{"name":"병"}],"counts":{"all":2},' +
      '"facts":null,"path":["lines",1],"what":{"kind":"b","two":{"name":"을"}}}}',
  );
});

test('it writes what the schema itself would', () => {
  expect(writerOf(schema)(answer)).toBe(JSON.stringify(z.encode(schema, answer as never)));
  expect(writerOf(schema)({ mcode: 1, data: null })).toBe('{"mcode":1,"data":null}');
});

test('what may be null is written as null, and judged where it is not', () => {
  const facts = z.object({ facts: z.record(z.string(), z.string()).nullable(), more: z.strictObject({}).optional() });
  expect(writerOf(facts)({ facts: null })).toBe('{"facts":null}');
  expect(writerOf(facts)({ facts: { a: 'b' } })).toBe('{"facts":{"a":"b"}}');
  expect(() => writerOf(facts)({ facts: { a: 1 } })).toThrow();
  expect(() => writerOf(facts)({ facts: null, more: { x: 1 } })).toThrow();
});

test('kinds that only a schema can judge are judged by it', () => {
  const closed = z.strictObject({ id: z.string() });
  expect(() => writerOf(closed)({ id: 'a', more: 'x' })).toThrow();
  expect(() => writerOf(z.object({ what: schema.shape.data.shape.what }))({ what: { kind: 'c' } })).toThrow();
});
