import { isDeepStrictEqual } from 'node:util';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';

type Schema = z.core.$ZodType;
type Pick = (value: unknown) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a schema lets through, the very value where it has nothing else; null: any value as it is. */
function pickOf(schema: Schema): Pick | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return null;
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'readonly':
      return unlessNothing(pickOf(def.innerType));
    case 'array':
      return pickItems(pickOf(def.element));
    case 'object':
      return def.catchall ? checked(schema) : pickFields(def.shape);
    case 'union':
      return def.options.every((option) => pickOf(option) === null) ? null : checked(schema);
    default:
      return checked(schema);
  }
}

/** Where there is nothing, there is nothing to judge. */
const unlessNothing = (pick: Pick | null): Pick | null =>
  pick && ((value) => (value === null || value === undefined ? value : pick(value)));

const pickItems = (pick: Pick | null): Pick | null =>
  pick &&
  ((value) => {
    if (!Array.isArray(value)) return value;
    const picked = value.map(pick);
    return picked.every((item, place) => item === value[place]) ? value : picked;
  });

function pickFields(shape: Readonly<Record<string, Schema>>): Pick {
  const fields = new Map(Object.entries(shape).map(([key, schema]) => [key, pickOf(schema)]));
  return (value) => {
    if (!isObject(value)) return value;
    const changed: Record<string, unknown> = {};
    let same = true;
    for (const key in value) {
      const pick = fields.get(key);
      const kept = pick ? pick(value[key]) : value[key];
      if (pick !== undefined && kept === value[key]) continue;
      same = false;
      if (pick) changed[key] = kept;
    }
    if (same) return value;
    const picked: Record<string, unknown> = {};
    for (const key of fields.keys()) picked[key] = key in changed ? changed[key] : value[key];
    return picked;
  };
}

/** Kinds that only their schema itself can judge. */
const checked =
  (schema: Schema): Pick =>
  (value) =>
    z.encode(schema, value);

/** Writes an answer with the fields that its schema names and no other; their values are taken as they are. */
export function writerOf(schema: Schema): (answer: unknown) => string {
  const pick = pickOf(schema);
  return (answer) => JSON.stringify(pick ? pick(answer) : answer);
}

/**
 * How answers become text. In use, only fields of the contract leave; where tests run, each answer is checked against its
 * whole schema too, and must read the same either way.
 */
export function answerText(check: boolean): FastifySerializerCompiler<Schema> {
  return (route) => {
    const write = writerOf(route.schema);
    if (!check) return write;
    const encode = serializerCompiler(route);
    return (answer) => {
      const text = encode(answer);
      if (!isDeepStrictEqual(JSON.parse(text), JSON.parse(write(answer))))
        throw new Error(`${route.method} ${route.url} answers what its contract would change`);
      return text;
    };
  };
}
