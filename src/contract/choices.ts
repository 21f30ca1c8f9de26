/** Values that screens list. They stand here so that a screen which only lists them goes without the schema library. */
export const PROJECT_STATUSES = ['DRAFT', 'REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS'] as const;
export const SELLER_STATUSES = ['REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS'] as const;
export const FAQ_CATEGORIES = ['start', 'buyer', 'seller', 'order', 'account'] as const;
/** What a material is, by its kind. */
export const MATERIAL_CATEGORIES = [
  'pipe',
  'flange',
  'valve',
  'fitting',
  'gasket',
  'bolt',
  'structural',
  'unclassified',
  'other',
] as const;
/** Units a line can be requested, offered and priced in. */
export const UOMS = ['EA', 'M', 'KG', 'TON', 'SET', 'LOT'] as const;
/** Units a lot is counted in: pieces (본 included), metres or kilograms. */
export const STOCK_UOMS = ['EA', 'M', 'KG'] as const;
export const CURRENCIES = ['KRW', 'USD'] as const;
/** Whose yard the price is good at: ex works loaded, delivered, or an Incoterm for export. */
export const DELIVERY_TERMS = ['loaded', 'delivered', 'FOB', 'CFR', 'CIF', 'DAP'] as const;
/** `prepaid` before shipment; `eom_next` by the end of the following month (익월말). */
export const PAYMENT_TERMS = ['prepaid', 'eom_next', 'other'] as const;
/** Inspection document after EN 10204. */
export const CERTIFICATE_TYPES = ['none', '2.1', '2.2', '3.1', '3.2'] as const;
export const VAT_TREATMENTS = ['taxed', 'export', 'local_credit', 'purchase_confirmation'] as const;
export const QUOTATION_RESPONSES = ['exact', 'alternate', 'no_quote'] as const;
export const NO_QUOTE_REASONS = ['not_handled', 'out_of_stock', 'capacity', 'spec_unclear', 'other'] as const;
/** Cells of the line grid whose text may be none that can be read. */
export const UNREAD_CELLS = [
  'category',
  'size',
  'schedule',
  'wall',
  'length_m',
  'coating',
  'qty',
  'uom',
  'target_price',
] as const;
export const STOCK_CONDITIONS = ['new', 'surplus', 'used', 'remnant'] as const;
export const MOVEMENT_KINDS = ['IN', 'OUT', 'ADJUST', 'RESERVE', 'RELEASE'] as const;
export const INTEREST_TYPES = ['store', 'stock', 'material', 'request'] as const;
export const PUSH_AREAS = ['buying', 'selling', 'order', 'stock', 'company'] as const;

/** The value that a text names, of those to choose from; undefined where it is none of them. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}
