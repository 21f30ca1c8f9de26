import { permittedQuantities } from '../../src/domain/award/permitted.ts';
import { randomOf } from '../../src/domain/compare/oracle/generated.ts';

/** A large award as the trade has it: a market price per line, sellers around it, freight, minimum orders, all-or-nothing. */
export function largeProblem(lineCount, sellerCount, seed) {
  const random = randomOf(seed * 977 + 3);
  const upTo = (most) => Math.floor(random() * (most + 1));
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    id: `line${index}`,
    requested: random() < 0.2 ? `${5 + upTo(400)}.5` : String(1 + upTo(240)),
    measures: { uom: random() < 0.5 ? 'EA' : 'M', length_m: '6', unit_weight_kg: String(1 + upTo(90) + 0.42) },
    market: 2_000 + upTo(900_000),
  }));
  const sellers = Array.from({ length: sellerCount }, (_, index) => ({
    id: `seller${index}`,
    currency: index % 7 === 6 ? 'USD' : 'KRW',
    freight: String(index % 7 === 6 ? 400 + upTo(900) : 100_000 + upTo(20) * 50_000),
    min_order: random() < 0.4 ? String(index % 7 === 6 ? 20_000 : 3_000_000 + upTo(40) * 1_000_000) : null,
    all_or_nothing: index === 4,
    level: 0.93 + random() * 0.14,
  }));
  const offers = [];
  for (const [line, requested] of lines.entries()) {
    for (const [seller, by] of sellers.entries()) {
      if (by.all_or_nothing ? line % 6 !== 0 : random() < 0.2) continue;
      const quantities = permittedQuantities({
        requested: requested.requested,
        offered: random() < 0.85 ? requested.requested : String(1 + upTo(Number(requested.requested))),
        moq: random() < 0.1 ? String(1 + upTo(20)) : null,
        multiple: random() < 0.1 ? String(1 + upTo(5)) : null,
      });
      if (!quantities) continue;
      const price = requested.market * by.level * (0.9 + random() * 0.2);
      const perKg = requested.measures.uom === 'M' && random() < 0.3;
      const shown = by.currency === 'USD' ? (price / 1380).toFixed(2) : String(Math.round(price / 10) * 10);
      const weight = Number(requested.measures.unit_weight_kg);
      offers.push({
        line,
        seller,
        quantities,
        price: perKg
          ? { unit_price: (Number(shown) / weight / 0.9).toFixed(2), price_uom: 'KG', weight_discount_pct: '10' }
          : { unit_price: shown, price_uom: requested.measures.uom, weight_discount_pct: '0' },
        alternate: false,
      });
    }
  }
  return {
    lines: lines.map(({ market: _market, ...line }) => line),
    sellers: sellers.map(({ level: _level, ...seller }) => seller),
    offers,
    request_currency: 'KRW',
    usd_krw_rate: '1380.5',
    max_sellers: null,
    whole_lines: false,
  };
}
