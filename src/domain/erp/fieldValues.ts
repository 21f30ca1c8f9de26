import type { ErpFieldKey, InvoiceState } from '../../contract/erpFields';
import type { CompanySnapshot, PricedOrder } from '../../contract/entities/order';
import { seoulDay } from '../time/deadline';

/** What a field of one record or line holds: text, `YYYY-MM-DD` or a decimal; absent where there is nothing. */
export type FieldValues = Partial<Record<ErpFieldKey, string | null>>;

/** A record as it can leave, with its lines. Freight is no line: it stands in `freight_amount` and in the sums. */
export interface LeavingRecord {
  values: FieldValues;
  lines: FieldValues[];
}

/** Words for what an order knows as a code, in the language of the file. */
export interface ErpWords {
  order: Record<PricedOrder['status'], string>;
  payment: Record<PricedOrder['payment_status'], string>;
  delivery: Record<PricedOrder['delivery_status'], string>;
  paymentTerm: Record<PricedOrder['payment_term'], string>;
  deliveryTerm: Record<PricedOrder['delivery_term'], string>;
  side: Record<PricedOrder['side'], string>;
  category: Record<string, string>;
  invoice: Record<InvoiceState, string>;
}

/** What is known of the tax invoice of an order. */
export interface InvoiceFacts {
  state: InvoiceState;
  /** The day of issue: as stated, else as the file gives it. */
  issued_on: string;
}

/** A cost centre or project code, as the company knows it. */
interface CodeName {
  code: string;
  name: string;
}

/** What something is charged to. */
export interface ChargedCodes {
  cost_centre: CodeName | null;
  project: CodeName | null;
}

/** What the company whose file it is charges an order to, and those of its lines that are charged elsewhere, by their ids. */
export interface OrderCharge {
  whole: ChargedCodes;
  lines: ReadonlyMap<string, ChargedCodes>;
}

/** An order with what of its invoice a file may hold; without a charge on its seller's side. */
export interface LeavingOrder {
  order: Omit<PricedOrder, 'export'>;
  invoice: InvoiceFacts;
  charge: OrderCharge | null;
}

/** What an order says as a whole. */
export function orderValues(order: LeavingOrder['order'], words: ErpWords): FieldValues {
  const { totals } = order;
  return {
    order_number: order.order_number,
    erp_number: order.erp_number,
    rfq_number: order.rfq_number_id,
    title: order.title,
    side: words.side[order.side],
    status: words.order[order.status],
    payment_status: words.payment[order.payment_status],
    delivery_status: words.delivery[order.delivery_status],
    placed_on: seoulDay(new Date(order.placed_at)),
    invoice_number: order.tax_invoice?.number ?? null,
    invoice_on: order.tax_invoice?.issued_on ?? null,
    currency: order.currency,
    supply_amount: totals.supply_amount,
    vat_amount: totals.vat_amount,
    total_amount: totals.total_amount,
    freight_amount: totals.freight_amount,
    weight_kg: order.total_weight_kg,
    line_count: String(order.lines.length),
    payment_term: words.paymentTerm[order.payment_term],
    payment_due_on: order.payment_due_on,
    delivery_term: words.deliveryTerm[order.delivery_term],
    delivery_place: order.delivery_place,
    required_on: order.required_date,
  };
}

/** What it says of one of its companies, as they were when it was placed. */
export function partyValues(party: 'buyer' | 'seller', order: Pick<PricedOrder, 'buyer' | 'seller'>): FieldValues {
  const company: CompanySnapshot = order[party];
  const facts = {
    name: company.company_name,
    number: company.company_registration_number,
    ceo: company.company_ceo,
    address: company.company_address,
    business_type: company.business_type ?? null,
    business_item: company.business_item ?? null,
    contact: company.contact_name,
    email: company.contact_email,
    phone: company.contact_phone,
  };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${party}_${name}`, value]));
}

/** The codes that an order is charged to as a whole. */
export function chargeValues(charge: OrderCharge | null): FieldValues {
  const { cost_centre = null, project = null } = charge?.whole ?? {};
  return {
    cost_centre: cost_centre?.code ?? null,
    cost_centre_name: cost_centre?.name ?? null,
    project_code: project?.code ?? null,
    project_code_name: project?.name ?? null,
  };
}

type OrderLine = PricedOrder['lines'][number];

/** What it says of a line; the codes of the whole where the line has none of its own. */
export function orderLine(line: OrderLine, words: ErpWords, charge: OrderCharge | null): FieldValues {
  const own = charge?.lines.get(line.id);
  return {
    line_cost_centre: (own?.cost_centre ?? charge?.whole.cost_centre)?.code ?? null,
    line_project_code: (own?.project ?? charge?.whole.project)?.code ?? null,
    line_no: String(line.line_no),
    item: line.description,
    item_standard: line.spec.standard,
    item_grade: line.spec.grade,
    item_category: words.category[line.spec.category] ?? line.spec.category,
    qty: line.qty,
    uom: line.uom,
    unit_price: line.unit_price,
    price_uom: line.price_uom,
    priced_qty: line.priced_qty,
    line_supply: line.amount,
    line_weight_kg: line.weight_kg,
    maker: line.maker,
    origin: line.origin,
    due_on: line.due_on,
    shipped_qty: line.shipped_qty,
    outstanding_qty: line.outstanding_qty,
  };
}
