import * as z from 'zod';
import { CURRENCIES } from './choices';
import { AMOUNT, hasControl, isQuantity, PERCENT, QUANTITY, TYPED_PHONE, UNIT_PRICE } from './figures';

/** Exact decimal as a string on the wire, never a float. */
export const decimal = z.string().regex(/^-?\d{1,18}(\.\d{1,6})?$/, 'decimal');
/** Unit price: below 10^12, up to four decimals. */
export const unitPrice = z.string().regex(UNIT_PRICE, 'unit_price');
/** Quantity: above zero, below 10^9, up to three decimals. */
export const quantity = z.string().regex(QUANTITY, 'quantity').refine(isQuantity, 'quantity');
/** Amount of money at or above zero. */
export const amount = z.string().regex(AMOUNT, 'amount');
export const percent = z.string().regex(PERCENT, 'percent');

/** Calendar day `YYYY-MM-DD`. */
export const day = z.iso.date();
export const uuid = z.uuid();
export const version = z.number().int().min(1);
/** Of a removal, which has no body: the version that the caller saw. */
export const versionQuery = z.object({ version: z.coerce.number().int().min(1) });

/** Some of these values, one at least; each counts once, in the order given here. */
export const someOf = <const Value extends string>(values: readonly Value[]) =>
  z
    .array(z.enum(values))
    .min(1)
    .max(values.length)
    .transform((chosen) => values.filter((one) => chosen.includes(one)));

/** One line of text that somebody typed: trimmed, no control characters. */
export const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((v) => !hasControl(v, false), 'control_characters');
/** Text over several lines. */
export const longText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((v) => !hasControl(v, true), 'control_characters');

/** A phone number as somebody typed it, with or without its country. */
export const typedPhone = z.string().regex(TYPED_PHONE, 'phone');

export const currency = z.enum(CURRENCIES);
export type Currency = z.infer<typeof currency>;

/** A page of a keyset-paged list. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next_cursor: z.string().nullable() });
}

/** What every keyset-paged list takes. */
export const pageQuery = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

/** Parts of answers that say what something costs or where it is paid to, with what stands in their place for who may not see that. */
export const moneyParts = z.registry<{ hidden: null | [] }>();

/** A price, an amount or an account in an answer: null for a reader without the right to see prices. */
export function money<T extends z.ZodType>(schema: T): z.ZodNullable<T> {
  const part = z.nullable(schema);
  moneyParts.add(part, { hidden: null });
  return part;
}
