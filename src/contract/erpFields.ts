/** Records that leave as files for a company's own systems. An invoice is the tax invoice of an order, on its seller's side. */
export const ERP_KINDS = ['order', 'shipment', 'invoice'] as const;
export type ErpKind = (typeof ERP_KINDS)[number];

export const ERP_FORMATS = ['xlsx', 'csv', 'xml'] as const;
export type ErpFormat = (typeof ERP_FORMATS)[number];

/** How a day is written; `date` is a date cell in a spreadsheet and YYYY-MM-DD elsewhere. */
export const ERP_DATES = ['date', 'YYYY-MM-DD', 'YYYYMMDD', 'YYYY.MM.DD', 'YYYY/MM/DD', 'YYMMDD', 'DD'] as const;
export type ErpDate = (typeof ERP_DATES)[number];

/** How a number is written: as it is, with thousands apart, as a whole number, or with two decimals. */
export const ERP_NUMBERS = ['plain', 'grouped', 'whole', 'fixed2'] as const;
export type ErpNumber = (typeof ERP_NUMBERS)[number];

export const ERP_SEPARATORS = ['comma', 'semicolon', 'tab'] as const;
export type ErpSeparator = (typeof ERP_SEPARATORS)[number];

/** The built-in mapping of the bulk issue form of the National Tax Service, whose columns nobody changes. */
export const HOMETAX_MAPPING = 'hometax';
/** Records that one file of that form takes. */
export const HOMETAX_RECORDS = 100;
/** Records of any other file. */
export const ERP_RECORDS = 5000;

/** What stands of an invoice: nothing yet, in a file that was made, issued, or issued again under another number. */
export const INVOICE_STATES = ['open', 'exported', 'issued', 'corrected'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export interface ErpField {
  /** Whether each line of a record has its own. */
  of: 'record' | 'line';
  type: 'text' | 'day' | 'number';
  kinds: readonly ErpKind[];
}

const every = ERP_KINDS;
const orders = ['order'] as const;
const shipments = ['shipment'] as const;
const invoices = ['invoice'] as const;
const text = (kinds: readonly ErpKind[]): ErpField => ({ of: 'record', type: 'text', kinds });
const day = (kinds: readonly ErpKind[]): ErpField => ({ of: 'record', type: 'day', kinds });
const number = (kinds: readonly ErpKind[]): ErpField => ({ of: 'record', type: 'number', kinds });
const line = (type: ErpField['type'], kinds: readonly ErpKind[]): ErpField => ({ of: 'line', type, kinds });

/** Every field that a column may hold, in the order in which they are offered. */
export const ERP_FIELDS = {
  order_number: text(every),
  erp_number: text(every),
  rfq_number: text(every),
  title: text(every),
  side: text(every),
  status: text(every),
  payment_status: text(every),
  delivery_status: text(['order', 'invoice']),
  placed_on: day(every),
  shipment_no: text(shipments),
  shipped_on: day(['shipment', 'invoice']),
  expected_on: day(shipments),
  received_on: day(shipments),
  carrier: text(shipments),
  tracking_number: text(shipments),
  vehicle_number: text(shipments),
  invoice_state: text(invoices),
  invoice_number: text(['order', 'invoice']),
  invoice_on: day(['order', 'invoice']),
  invoice_kind: text(invoices),
  invoice_claim: text(invoices),
  currency: text(every),
  supply_amount: number(every),
  vat_amount: number(every),
  total_amount: number(every),
  freight_amount: number(every),
  freight_vat: number(invoices),
  weight_kg: number(['order', 'shipment']),
  line_count: number(every),
  payment_term: text(orders),
  payment_due_on: day(orders),
  delivery_term: text(orders),
  delivery_place: text(['order', 'shipment']),
  required_on: day(orders),
  cost_centre: text(['order', 'shipment']),
  cost_centre_name: text(['order', 'shipment']),
  project_code: text(['order', 'shipment']),
  project_code_name: text(['order', 'shipment']),
  buyer_name: text(every),
  buyer_number: text(every),
  buyer_ceo: text(every),
  buyer_address: text(every),
  buyer_business_type: text(every),
  buyer_business_item: text(every),
  buyer_contact: text(every),
  buyer_email: text(every),
  buyer_phone: text(every),
  seller_name: text(every),
  seller_number: text(every),
  seller_ceo: text(every),
  seller_address: text(every),
  seller_business_type: text(every),
  seller_business_item: text(every),
  seller_contact: text(every),
  seller_email: text(every),
  seller_phone: text(every),
  line_no: line('number', every),
  item: line('text', every),
  item_standard: line('text', every),
  item_grade: line('text', every),
  item_category: line('text', every),
  qty: line('number', every),
  uom: line('text', every),
  unit_price: line('number', every),
  price_uom: line('text', every),
  priced_qty: line('number', every),
  line_supply: line('number', every),
  line_vat: line('number', ['shipment', 'invoice']),
  line_weight_kg: line('number', every),
  line_cost_centre: line('text', ['order', 'shipment']),
  line_project_code: line('text', ['order', 'shipment']),
  maker: line('text', orders),
  origin: line('text', orders),
  due_on: line('day', orders),
  shipped_qty: line('number', orders),
  outstanding_qty: line('number', orders),
  heat_numbers: line('text', shipments),
  received_qty: line('number', shipments),
} as const satisfies Record<string, ErpField>;

export type ErpFieldKey = keyof typeof ERP_FIELDS;

/** The keys of all fields. */
export const ERP_FIELD_KEYS = Object.keys(ERP_FIELDS) as [ErpFieldKey, ...ErpFieldKey[]];

/** The fields of a kind of record; those of its lines only where a file has a row for each. */
export function fieldsOf(kind: ErpKind, lines: boolean): ErpFieldKey[] {
  return ERP_FIELD_KEYS.filter((key) => {
    const field: ErpField = ERP_FIELDS[key];
    return field.kinds.includes(kind) && (lines || field.of === 'record');
  });
}

/** A name that an element of XML can have. */
export const XML_NAME = /^(?!xml)[\p{L}_][\p{L}\p{N}_.-]*$/iu;
