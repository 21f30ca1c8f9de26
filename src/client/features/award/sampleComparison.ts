import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../contract/entities/comparison';
import { sampleLine } from '../../../contract/entities/sampleLine';

/** A seller as the tests of this folder need it. */
export function seller(quotation_id: string, change: Partial<ComparisonSeller> = {}): ComparisonSeller {
  const zero = { lines_amount: '0', freight_amount: '10000', supply_amount: '0', vat_amount: '0', total_amount: '0' };
  return {
    quotation_id,
    company_name: quotation_id,
    company_verified: true,
    status: 'SUBMITTED',
    bid_status: null,
    revision: 1,
    currency: 'KRW',
    valid_until: null,
    expired: false,
    validity_asked_at: null,
    delivery_term: 'delivered',
    payment_term: 'prepaid',
    certificate_types: [],
    min_order_amount: null,
    all_or_nothing: false,
    memo: null,
    attachments: [],
    quoted_line_count: 2,
    awaiting_line_count: 0,
    totals: { currency: 'KRW', ...zero },
    like_for_like_amount: null,
    longest_lead_days: null,
    record: { finished_orders: 0, cancelled_pct: null },
    ...change,
  };
}

/** An offer of so much for one line; null stands for "no quote". */
export function cell(quotation_id: string, amount: string | null, best = false): ComparisonCell {
  const unknown = { maker: null, origin: null, moq: null, multiple: null, lead_days: null, certificate_type: null };
  return {
    quotation_id,
    comparable_price: amount,
    comparable_amount: amount,
    best,
    fastest: false,
    late: false,
    line: {
      ...unknown,
      rfq_line_id: '',
      response: amount === null ? 'no_quote' : 'exact',
      no_quote_reason: null,
      offered_spec: null,
      deviations: [],
      supply: 'stock',
      qty_offered: '1',
      unit_price: amount,
      price_uom: 'EA',
      weight_basis: 'theoretical',
      weight_discount_pct: '0',
      remark: null,
      priced_qty: '1',
      needs_reconfirm: false,
      amount,
    },
  };
}

/** A comparison of some sellers over lines given as lists of offers. */
export function comparisonOf(sellers: ComparisonSeller[], lines: ComparisonCell[][]): Comparison {
  return {
    rfq_number_id: 'Q1',
    title: '',
    status: 'CMP',
    version: 1,
    currency: 'KRW',
    usd_krw_rate: null,
    sealed_until: null,
    quotation_count: sellers.length,
    split_allowed: true,
    alternates_allowed: true,
    makers_allowed: [],
    required_date: null,
    freight: 'apart',
    like_for_like_line_count: 0,
    sellers,
    rows: lines.map((cells, index) => ({
      cells,
      awaiting: [],
      line: sampleLine({ id: `line${index + 1}`, line_no: index + 1, raw_text: '', qty: '1' }),
    })),
  };
}
