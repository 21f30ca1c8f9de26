import type * as z from 'zod';
import type { Endpoint } from '../../contract/endpoint';
import { moneyParts } from '../../contract/values';
import type { Right } from '../../contract/rights';
import { fail } from './fail';
import type { Session } from './sessionType';

type Schema = z.core.$ZodType;
/** Gives a value without its money; null where the schema holds none. */
type Cover = ((value: unknown) => unknown) | null;

/** Who sees what the company's trade costs: by the right to it, and who pays must know how much and where to. */
export const seesMoney = (rights: readonly Right[]): boolean => rights.includes('see_prices') || rights.includes('pay');

/** Refuses what is about money as a whole, such as a document with prices. */
export function requireMoney({ rights }: Pick<Session, 'rights'>): void {
  if (!seesMoney(rights)) fail('RIGHT_MISSING');
}

const covers = new WeakMap<Endpoint, { cover: Cover }>();

/** An answer as this reader may have it: every part that the contract marks as money is taken out for who may not see it. */
export function shownTo(endpoint: Endpoint, session: Session | null, answer: unknown): unknown {
  if (!session || endpoint.file || endpoint.apart || seesMoney(session.rights)) return answer;
  const known = covers.get(endpoint) ?? { cover: coverOf(endpoint.response) };
  covers.set(endpoint, known);
  return known.cover ? known.cover(answer) : answer;
}

function coverOf(schema: Schema): Cover {
  const hidden = moneyParts.get(schema as z.ZodType)?.hidden;
  if (hidden !== undefined) return () => hidden;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
      return coverOf(def.innerType);
    case 'array': {
      const cover = coverOf(def.element);
      return cover && ((value) => (Array.isArray(value) ? value.map(cover) : value));
    }
    case 'object': {
      const fields = Object.entries(def.shape).flatMap(([key, field]): [string, Exclude<Cover, null>][] => {
        const cover = coverOf(field);
        return cover ? [[key, cover]] : [];
      });
      return fields.length === 0 ? null : (value) => withoutMoney(value, fields);
    }
    default:
      return null;
  }
}

function withoutMoney(value: unknown, fields: readonly [string, Exclude<Cover, null>][]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  const covered = fields.filter(([key]) => key in record).map(([key, cover]) => [key, cover(record[key])] as const);
  return { ...record, ...Object.fromEntries(covered) };
}
