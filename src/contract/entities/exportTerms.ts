import * as z from 'zod';
import { quantity, shortText, uuid } from '../values';

/** Incoterms 2020, as invoices name them. */
export const incoterm = z.enum(['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']);
export type Incoterm = z.infer<typeof incoterm>;

const text = (max: number) => shortText(max).min(1).nullable().default(null);

/** Weights in kg and the packages, of the whole order or of one delivery. */
const packing = {
  gross_weight_kg: quantity.nullable().default(null),
  /** Null as the lines and scales say. */
  net_weight_kg: quantity.nullable().default(null),
  /** Count and kind, e.g. `12 bundles`. */
  packages: text(80),
};

/** What an invoice for abroad says beside the order itself. */
export const exportTerms = z.object({
  incoterm,
  /** The place that the rule names, e.g. `Busan Port, Korea`. */
  named_place: shortText(120).min(1),
  port_of_loading: text(80),
  port_of_discharge: text(80),
  /** Shipping marks on the packages. */
  marks: text(200),
  ...packing,
  lines: z
    .array(
      z.object({
        line_id: uuid,
        /** The goods in English; null as the item was read. */
        description: text(200),
        /** Harmonised System code, 4 to 10 digits; null where the seller names none. */
        hs_code: text(16),
        /** Country in which it was made; null as the order says. */
        origin: text(40),
      }),
    )
    .max(5000)
    .default([]),
  deliveries: z
    .array(z.object({ shipment_id: uuid, ...packing }))
    .max(500)
    .default([]),
});
export type ExportTerms = z.infer<typeof exportTerms>;

/** What an invoice cannot be printed without. */
export const invoiceFact = z.enum([
  'terms',
  'description',
  'origin',
  'seller_name',
  'seller_address',
  'account',
  'account_bank',
  'account_holder',
  'account_swift',
  'gross_weight',
  'net_weight',
  'packages',
]);
export type InvoiceFact = z.infer<typeof invoiceFact>;

export const missingFacts = z.array(
  z.object({
    fact: invoiceFact,
    /** The lines that lack it; empty where it concerns the whole document. */
    line_nos: z.array(z.number().int()),
  }),
);
export type MissingFact = z.infer<typeof missingFacts>[number];
