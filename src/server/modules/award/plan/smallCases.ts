import { permittedQuantities } from '../../../../domain/award/permitted';
import type { AwardOffer, AwardProblem } from '../../../../domain/award/problem';
import { randomOf } from '../../../../domain/compare/oracle/generated';

interface SmallOffer {
  offered: number;
  moq: number | null;
  multiple: number | null;
  price: number;
}

/** An award so small that everything can be tried. */
export interface Small {
  lines: { requested: number }[];
  sellers: {
    currency: 'KRW' | 'USD';
    freight: number;
    min_order: number | null;
    all_or_nothing: boolean;
  }[];
  /** By line and seller. */
  offers: (SmallOffer | null)[][];
  rate: number;
  max_sellers: number | null;
  whole_lines: boolean;
}

const REQUESTED = [1, 2, 3, 4, 6] as const;

/** One small case: the same number gives the same one. Prices lie close together, so that optima tie now and then. */
export function smallCase(index: number): Small {
  const random = randomOf(index * 104_729 + 5);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const lines = Array.from({ length: 1 + upTo(2) }, () => ({ requested: REQUESTED[upTo(4)] ?? 1 }));
  const rate = 1000 + upTo(400);
  const sellers = Array.from({ length: 1 + Math.max(upTo(2), upTo(2)) }, () => {
    const dollars = random() < 0.2;
    const low = dollars ? 1 : 1000;
    return {
      currency: dollars ? ('USD' as const) : ('KRW' as const),
      freight: random() < 0.3 ? 0 : low * upTo(6),
      min_order: random() < 0.35 ? low * (1 + upTo(40)) : null,
      all_or_nothing: random() < 0.15,
    };
  });
  const offers = lines.map(({ requested }) =>
    sellers.map((seller): SmallOffer | null => {
      if (random() < 0.15) return null;
      return {
        offered: random() < 0.4 ? requested : 1 + upTo(requested),
        moq: random() < 0.25 ? 1 + upTo(requested) : null,
        multiple: random() < 0.25 ? 1 + upTo(3) : null,
        price: (seller.currency === 'USD' ? 1 : 1000) * (3 + upTo(4)) + (random() < 0.3 ? 0.25 : 0),
      };
    }),
  );
  const max_sellers = random() < 0.35 ? 1 + upTo(1) : null;
  return { lines, sellers, offers, rate, max_sellers, whole_lines: random() < 0.3 };
}

/** The same case as the planner takes it. */
export function problemOf(small: Small): AwardProblem {
  const offers = small.lines.flatMap(({ requested }, line) =>
    small.sellers.flatMap((_, seller): AwardOffer[] => {
      const offer = small.offers[line]?.[seller];
      const text = (value: number | null) => (value === null ? null : String(value));
      const quantities =
        offer &&
        permittedQuantities({
          requested: String(requested),
          offered: String(offer.offered),
          moq: text(offer.moq),
          multiple: text(offer.multiple),
        });
      if (!quantities) return [];
      return [
        {
          line,
          seller,
          quantities,
          price: { unit_price: String(offer.price), price_uom: 'EA', weight_discount_pct: '0' },
          measures: { uom: 'EA', length_m: null, unit_weight_kg: null },
          alternate: false,
        },
      ];
    }),
  );
  return {
    lines: small.lines.map(({ requested }, index) => ({
      id: `line${index}`,
      requested: String(requested),
    })),
    sellers: small.sellers.map((seller, index) => ({
      id: `seller${index}`,
      currency: seller.currency,
      freight: String(seller.freight),
      min_order: seller.min_order === null ? null : String(seller.min_order),
      all_or_nothing: seller.all_or_nothing,
    })),
    offers,
    request_currency: 'KRW',
    usd_krw_rate: String(small.rate),
    max_sellers: small.max_sellers,
    whole_lines: small.whole_lines,
  };
}
