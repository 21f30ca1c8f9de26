import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Endpoint } from '../../contract/endpoint';
import { envelope } from '../../contract/envelope';
import { mapInTurns, ROWS_A_TURN } from '../inTurns';
import { writerOf } from './answerText';

type Schema = z.core.$ZodType;

/** How far down an answer its long lists are looked for. */
const DEPTH = 3;

/** How a part of an answer is written: as a whole, by its fields, or by its items. */
interface Part {
  write: (value: unknown) => string;
  fields: ReadonlyMap<string, Part>;
  item: ((value: unknown) => string) | null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether an answer holds a list too long to be written at a stretch. */
export function isLong(value: unknown, depth = DEPTH): boolean {
  if (Array.isArray(value)) return value.length > ROWS_A_TURN;
  return depth > 0 && isObject(value) && Object.values(value).some((one) => isLong(one, depth - 1));
}

function partOf(schema: Schema, depth: number): Part {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
      return partOf(def.innerType, depth);
    case 'array':
      return { write: writerOf(schema), fields: new Map(), item: writerOf(def.element) };
    case 'object': {
      const known = depth > 0 && !def.catchall ? Object.entries(def.shape) : [];
      const fields = new Map(known.map(([key, field]) => [key, partOf(field, depth - 1)]));
      return { write: writerOf(schema), fields, item: null };
    }
    default:
      return { write: writerOf(schema), fields: new Map(), item: null };
  }
}

async function* piecesOf(part: Part, value: unknown): AsyncGenerator<string> {
  if (Array.isArray(value) && part.item && isLong(value)) {
    const { item } = part;
    for (let at = 0; at < value.length; at += ROWS_A_TURN) {
      const texts = await mapInTurns(value.slice(at, at + ROWS_A_TURN), item);
      yield `${at === 0 ? '[' : ','}${texts.join()}`;
      // What was written goes before more is: others get a turn.
      await new Promise(setImmediate);
    }
    yield ']';
  } else if (isObject(value) && part.fields.size > 0 && isLong(value)) {
    let before = '{';
    for (const [key, field] of part.fields) {
      if (value[key] === undefined) continue;
      yield `${before}${JSON.stringify(key)}:`;
      yield* piecesOf(field, value[key]);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else yield part.write(value);
}

const parts = new WeakMap<Endpoint, Part>();

/**
 * Writes a long answer as `answerText` writes any other, but in pieces between which others are served. `check`: where tests
 * run, it must read as its whole schema would have written it.
 */
export async function writeInTurns(endpoint: Endpoint, answer: object, check: boolean): Promise<Buffer> {
  const schema = envelope(endpoint.response);
  const part = parts.get(endpoint) ?? partOf(schema, DEPTH);
  parts.set(endpoint, part);
  const pieces: Buffer[] = [];
  for await (const piece of piecesOf(part, answer)) pieces.push(Buffer.from(piece));
  const text = Buffer.concat(pieces);
  if (
    check &&
    !isDeepStrictEqual(JSON.parse(String(text)), JSON.parse(JSON.stringify(z.encode(schema, answer as never))))
  )
    throw new Error(`${endpoint.method} ${endpoint.path} answers what its contract would change`);
  return text;
}
