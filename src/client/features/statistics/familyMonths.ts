import type { PriceIndex } from '../../../contract/entities/statistics';

type Family = PriceIndex['families'][number];

/** One month of a material family: the published index, the range of the own quotations, and what was paid. */
export type FamilyMonth = {
  month: string;
  /** Anything is known of it. */
  any: boolean;
  index: number | null;
  /** Those that came in where there are any, else those that were sent: the two are never put into one range. */
  offers: { side: 'received' | 'sent'; count: number; low: number; middle: number; high: number } | null;
  paid: { order_number: string; price: number }[];
};

/** The months of a family with all that is known of each, as numbers. */
export function familyMonths(family: Family, months: readonly string[]): FamilyMonth[] {
  const side = family.received.length > 0 ? 'received' : 'sent';
  return months.map((month) => {
    const point = family.points.find((one) => one.month === month);
    const span = family[side].find((one) => one.month === month);
    const paid = family.bought
      .filter((one) => one.month === month)
      .map(({ order_number, krw_per_kg }) => ({ order_number, price: Number(krw_per_kg) }));
    return {
      month,
      any: point !== undefined || span !== undefined || paid.length > 0,
      index: point ? Number(point.krw_per_kg) : null,
      offers: span
        ? { side, count: span.count, low: Number(span.low), middle: Number(span.middle), high: Number(span.high) }
        : null,
      paid,
    };
  });
}

/** A family with nothing but what lies in these months. */
export function inMonths(family: Family, months: readonly string[]): Family {
  const within = <One extends { month: string }>(list: readonly One[]) =>
    list.filter(({ month }) => months.includes(month));
  const { points, received, sent, bought } = family;
  return {
    ...family,
    points: within(points),
    received: within(received),
    sent: within(sent),
    bought: within(bought),
  };
}

/** Whether anything is known of a family. */
export const isKnown = ({ points, received, sent, bought }: Family) =>
  [points, received, sent, bought].some((list) => list.length > 0);

/** Whether a family is known of one month alone, with quotations: drawn as the range of these, with their median. */
export function isOneRange(family: Family, months: readonly string[]): boolean {
  const known = familyMonths(family, months).filter(({ any }) => any);
  return known.length === 1 && Boolean(known[0]?.offers);
}
