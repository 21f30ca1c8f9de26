import * as z from 'zod';
import type { Endpoint } from '../../src/contract/endpoint';

type Json = z.core.JSONSchema.JSONSchema;

/** What certain fields are to hold, by name. */
export type Facts = Record<string, unknown>;

/** A body that an endpoint takes: the named facts where it asks for them, the smallest that passes everywhere else. */
export function sampleBody(endpoint: Endpoint, facts: Facts): unknown {
  const root = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  return sampleOf(root, '', facts, root);
}

/** The same for what an endpoint takes in its address, as it is written there; empty when it takes nothing. */
export function sampleQuery(endpoint: Endpoint, facts: Facts): string {
  const root = z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' });
  const sample = Object.entries(sampleOf(root, '', facts, root) as Record<string, unknown>);
  const query = new URLSearchParams(sample.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

function sampleOf(schema: Json, name: string, facts: Facts, root: Json): unknown {
  const inner = (one: Json, called = name) => sampleOf(one, called, facts, root);
  if (schema.$ref) return inner(referred(schema.$ref, root));
  if (name in facts && takes(schema, facts[name])) return facts[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return inner(options.find((one) => one.type !== 'null') ?? {});
  if (schema.type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    const wanted = properties.filter(([key]) => schema.required?.includes(key) || key in facts);
    return Object.fromEntries(wanted.map(([key, one]) => [key, inner(one, key)]));
  }
  // One of each: a list of lines is to reach the lines.
  if (schema.type === 'array') return schema.maxItems === 0 ? [] : [inner(schema.items as Json, oneOf(name))];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(Number(schema.minimum ?? 1), 1);
  return textOf(schema);
}

/** Whether a fact is one of the choices, where a field has choices. */
function takes({ enum: own, anyOf = [] }: Json, fact: unknown): boolean {
  const choices = own ?? anyOf.flatMap((one) => one.enum ?? []);
  return choices.length === 0 || choices.includes(fact as never);
}

const oneOf = (name: string) => name.replace(/s$/, '');

function referred(ref: string, root: Json): Json {
  const definition = root.$defs?.[ref.replace('#/$defs/', '')];
  if (!definition) throw new Error(`no definition ${ref}`);
  return definition;
}

function textOf({ format, pattern, minLength = 1 }: Json): string {
  if (format === 'uuid') return '01933333-0000-7000-8000-000000000000';
  if (format === 'date') return '2030-12-02';
  if (format === 'date-time') return '2030-12-02T00:00:00.000Z';
  if (pattern?.includes('\\d')) return '1';
  return 'x'.repeat(Math.max(minLength, 1));
}
