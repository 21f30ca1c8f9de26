import { isDeepStrictEqual } from 'node:util';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';

type Schema = z.core.$ZodType;
type Pick = (value: unknown) => unknown;
type Fits = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a schema lets through; null: the value as it is. */
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
      return pickOf(def.innerType);
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

const pickItems = (pick: Pick | null): Pick | null =>
  pick && ((value) => (Array.isArray(value) ? value.map(pick) : value));

function pickFields(shape: Readonly<Record<string, Schema>>): Pick {
  const fields = Object.entries(shape).map(([key, schema]) => [key, pickOf(schema)] as const);
  return (value) => {
    if (!isObject(value)) return value;
    const picked: Record<string, unknown> = {};
    for (const [key, pick] of fields) picked[key] = pick ? pick(value[key]) : value[key];
    return picked;
  };
}

/** Kinds that only their schema itself can judge. */
const checked =
  (schema: Schema): Pick =>
  (value) =>
    z.encode(schema, value);

/** Whether a value has no field that its schema does not name: then it need not be copied. Null: it cannot have one. */
function fitsOf(schema: Schema): Fits | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'readonly':
      return fitsOf(def.innerType);
    case 'array':
      return itemsFit(fitsOf(def.element));
    case 'object':
      return def.catchall ? never : fieldsFit(def.shape);
    default:
      return pickOf(schema) && never;
  }
}

const never: Fits = () => false;

const itemsFit = (fits: Fits | null): Fits | null =>
  fits && ((value) => !Array.isArray(value) || value.every((item) => fits(item)));

function fieldsFit(shape: Readonly<Record<string, Schema>>): Fits {
  const fields = new Map(Object.entries(shape).map(([key, schema]) => [key, fitsOf(schema)]));
  return (value) => {
    if (!isObject(value)) return true;
    for (const key in value) {
      const fits = fields.get(key);
      if (fits === undefined || (fits !== null && !fits(value[key]))) return false;
    }
    return true;
  };
}

/** Writes an answer with the fields that its schema names and no other; their values are taken as they are. */
export function writerOf(schema: Schema): (answer: unknown) => string {
  const pick = pickOf(schema);
  const fits = fitsOf(schema);
  return (answer) => JSON.stringify(!pick || fits?.(answer) ? answer : pick(answer));
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
