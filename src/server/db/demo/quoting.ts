import Big from 'big.js';
import { type QuotationLineInput, quotationInput } from '../../../contract/entities/quotation';
import type { Rfq, RfqLine } from '../../../contract/entities/rfq';
import type { Currency } from '../../../contract/values';
import { seoulDay } from '../../../domain/time/deadline';
import { alternateOf } from './alternates';
import { sourcesOf } from './makers';
import { marketPrice } from './market';
import type { Random } from './random';
import type { Actor } from './stage';
import { DAY_MS } from '../../../domain/time/spans';

const WON_PER_DOLLAR = 1_385.5;

export interface Offer {
  seller: Actor;
  matched: ReadonlySet<string>;
  /** 1 is the going price. */
  level: number;
  /** Whether the seller may ask for a least order or for all lines together. */
  conditions: boolean;
  /** Prices every pipe by the weighed kilogram. */
  byWeight?: boolean | undefined;
  /** Days after the deadline for which it stands; chosen by chance unless said. */
  validDays?: number | undefined;
}

/** The currency in which a company quotes a request; null when it would not. */
export function currencyFor(seller: Actor, rfq: Rfq): Currency | null {
  if (rfq.currency === 'USD') return 'USD';
  if (seller.company.bank?.currency === 'USD') return rfq.usd_allowed ? 'USD' : null;
  return 'KRW';
}

/** A quotation on every line of a request: priced where the seller deals in it, else with a reason. */
export function quotationOf(random: Random, rfq: Rfq, offer: Offer, version: number) {
  const currency = currencyFor(offer.seller, rfq) ?? rfq.currency;
  const style = styleOf(random, offer.seller);
  const lines = rfq.lines
    .filter((line) => !line.excluded)
    .map((line) => answerTo(random, rfq, line, offer, currency, style));
  const loaded = rfq.delivery_term === 'loaded' || currency === 'USD';
  const korean = offer.seller.company.language === 'ko';
  return quotationInput.parse({
    version,
    currency,
    valid_until: seoulDay(
      new Date(Date.parse(rfq.closes_at ?? '') + (offer.validDays ?? random.pick([14, 21, 30])) * DAY_MS),
    ),
    delivery_term: rfq.delivery_term,
    freight_amount:
      currency === 'USD' ? String(random.whole(4, 18) * 100) : loaded ? '0' : String(random.whole(0, 12) * 50_000),
    payment_term: rfq.payment_term,
    min_order_amount: offer.conditions && currency === 'KRW' && random.chance(0.15) ? '300000' : null,
    all_or_nothing: offer.conditions && random.chance(0.05),
    memo: random.chance(0.6) ? random.pick(korean ? MEMOS_KO : MEMOS_EN) : null,
    lines,
  });
}

const MEMOS_KO = [
  '재고 품목은 발주 후 익일 출고 가능합니다.',
  '밀시트(3.1) 원본은 출하 시 동봉해 드립니다.',
  '수량 변경 시 단가 재협의 부탁드립니다.',
  '5톤 이상은 착지 하차까지 포함한 가격입니다.',
  '일부 품목은 생산 일정에 따라 납기가 조정될 수 있습니다.',
];
const MEMOS_EN = [
  'Ex-stock items ship within two working days of the order.',
  'Original EN 10204 3.1 certificates travel with the goods.',
  'Prices are based on the full quantity of each line.',
];

interface Style {
  pricesKilos: boolean;
  lead: number;
}

function styleOf(random: Random, seller: Actor): Style {
  const maker = ['sagye', 'ara', 'jaram', 'chaoreum'].includes(seller.company.key);
  const abroad = seller.company.language === 'en';
  return { pricesKilos: seller.company.key === 'sagye' || random.chance(0.12), lead: abroad ? 35 : maker ? 18 : 4 };
}

function answerTo(
  random: Random,
  rfq: Rfq,
  line: RfqLine,
  offer: Offer,
  currency: Currency,
  style: Style,
): QuotationLineInput {
  const base = { rfq_line_id: line.id, response: 'exact' } as const;
  if (!offer.matched.has(line.id)) return { ...base, response: 'no_quote', no_quote_reason: 'not_handled' };
  if (random.chance(0.04)) {
    return { ...base, response: 'no_quote', no_quote_reason: random.pick(['out_of_stock', 'capacity']) };
  }
  const alternate =
    rfq.alternates_allowed && random.chance(0.25) ? alternateOf(line.spec, offer.seller.company.language) : null;
  const { perUnit, perKilo } = marketPrice(line);
  const byKilo = (offer.byWeight || style.pricesKilos) && line.spec.category === 'pipe' && perKilo !== null;
  const won = (byKilo ? perKilo : perUnit) * offer.level * random.between(0.96, 1.05) * (alternate ? 0.95 : 1);
  const stock = style.lead < 10 ? random.chance(0.85) : random.chance(0.25);
  const { maker, origin } = sourcesOf(random, offer.seller, line.spec);
  return {
    ...base,
    ...(alternate ? { response: 'alternate' as const, ...alternate } : {}),
    maker,
    origin,
    supply: stock ? 'stock' : 'production',
    qty_offered: line.qty,
    unit_price: priceText(won, currency),
    price_uom: byKilo ? 'KG' : line.uom === 'TON' ? 'TON' : line.uom,
    weight_basis: byKilo && (offer.byWeight || random.chance(0.3)) ? 'actual' : 'theoretical',
    weight_discount_pct: byKilo && line.spec.size_system === 'ks_jis' ? random.pick(['10', '11', '12']) : '0',
    lead_days: stock ? random.whole(1, 5) : style.lead + random.whole(0, 14),
    certificate_type: random.chance(0.85) ? '3.1' : '2.2',
  };
}

/** Won in tens, hundreds for dear things; dollars in cents. */
function priceText(won: number, currency: Currency): string {
  if (currency === 'USD') return new Big(Math.max(won / WON_PER_DOLLAR, 0.05).toFixed(2)).toFixed(2);
  const step = won >= 50_000 ? 100 : 10;
  return String(Math.max(Math.round(won / step), 1) * step);
}
