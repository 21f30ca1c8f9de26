import Big from 'big.js';
import { type ExportTerms, type Incoterm, incoterm } from '../../../contract/entities/exportTerms';
import type { Order, OrderExport } from '../../../contract/entities/order';
import { isEnglishText } from '../../../domain/company/englishText';
import { hsDigits, hsText } from '../../../domain/export/hsCode';
import { grossTooSmall, netOf } from '../../../domain/export/packing';

/** Weights in kg and packages as typed. */
export interface PackingText {
  gross_weight_kg: string;
  net_weight_kg: string;
  packages: string;
}

export interface TermsText extends PackingText {
  incoterm: Incoterm | '';
  named_place: string;
  port_of_loading: string;
  port_of_discharge: string;
  marks: string;
}

/** One ordered line in the sheet. What is stated of it and closed is not editable. */
export interface ExportRow {
  line: Order['lines'][number];
  description: string;
  hs_code: string;
  origin: string;
  closed: Readonly<Record<'description' | 'hs_code' | 'origin', boolean>>;
}

export interface DeliveryText extends PackingText {
  shipment: Order['shipments'][number];
  closed: Readonly<Record<keyof PackingText, boolean>>;
}

export interface ExportForm {
  terms: TermsText;
  rows: ExportRow[];
  deliveries: DeliveryText[];
}

const isLeft = ({ delivery_status: status }: Pick<Order, 'delivery_status'>) =>
  status === 'SHIPPED' || status === 'RECEIVED';

/** Whether a stated fact of the whole order is closed: all of it has left, and the fact was stated before. */
export const isClosed = (order: Order, stated: OrderExport, key: keyof TermsText) =>
  isLeft(order) && Boolean(stated.terms?.[key]);

/** The form as it opens: what is stated, else what the order itself suggests. No code of goods is ever suggested. */
export function exportForm(order: Order, { terms }: OrderExport): ExportForm {
  const rule = incoterm.safeParse(order.delivery_term);
  const place = order.delivery_place ?? '';
  const left = isLeft(order);
  return {
    terms: {
      incoterm: terms?.incoterm ?? (rule.success ? rule.data : ''),
      named_place: terms?.named_place ?? (isEnglishText(place) ? place : ''),
      port_of_loading: terms?.port_of_loading ?? '',
      port_of_discharge: terms?.port_of_discharge ?? '',
      marks: terms?.marks ?? '',
      ...packingText(terms),
    },
    rows: order.lines.map((line) => {
      const own = terms?.lines.find((one) => one.line_id === line.id);
      const closed = (value: string | null | undefined) => left && Boolean(value);
      return {
        line,
        description: own?.description ?? '',
        hs_code: hsText(own?.hs_code ?? ''),
        origin: own?.origin ?? '',
        closed: {
          description: closed(own?.description),
          hs_code: closed(own?.hs_code),
          origin: closed(own?.origin),
        },
      };
    }),
    deliveries: order.shipments.map((shipment) => {
      const own = terms?.deliveries.find((one) => one.shipment_id === shipment.id) ?? null;
      const arrived = shipment.received_at !== null;
      const closed = {
        gross_weight_kg: arrived && Boolean(own?.gross_weight_kg),
        net_weight_kg: arrived && Boolean(own?.net_weight_kg),
        packages: arrived && Boolean(own?.packages),
      };
      return { shipment, closed, ...packingText(own) };
    }),
  };
}

const packingText = (own: Partial<Record<keyof PackingText, string | null>> | null) => ({
  gross_weight_kg: own?.gross_weight_kg ?? '',
  net_weight_kg: own?.net_weight_kg ?? '',
  packages: own?.packages ?? '',
});

const said = (text: string) => text.trim() || null;
const weight = (kg: string) => (kg !== '' && new Big(kg).gt(0) ? kg : null);
const packingOf = (text: PackingText) => ({
  gross_weight_kg: weight(text.gross_weight_kg),
  net_weight_kg: weight(text.net_weight_kg),
  packages: said(text.packages),
});

export type PackingFault = 'gross' | 'english';

/** What is wrong with weights and packages; `known` is what lines and scales weigh. */
export function packingFault(text: PackingText, known: string | null): PackingFault | null {
  if (!isEnglishText(text.packages)) return 'english';
  return grossTooSmall(packingOf(text), known) ? 'gross' : null;
}

/** What the order, or one of its deliveries, weighs as far as its lines know. */
export const knownNet = (order: Order) => netOf({ ...order, net_weight_kg: order.total_weight_kg });

/** What is wrong with a line: a code that is none, or a description in other letters. */
export function rowFault({ hs_code, description }: ExportRow): 'hs_code' | 'english' | null {
  if (hs_code.trim() !== '' && hsDigits(hs_code) === null) return 'hs_code';
  return isEnglishText(description) ? null : 'english';
}

/** Whether anything keeps the form from being saved: a required field, letters, a code or a weight. */
export const isFaulty = ({ terms, rows, deliveries }: ExportForm, order: Order) =>
  terms.incoterm === '' ||
  terms.named_place.trim() === '' ||
  [terms.named_place, terms.port_of_loading, terms.port_of_discharge, terms.marks].some(
    (text) => !isEnglishText(text),
  ) ||
  packingFault(terms, knownNet(order)) !== null ||
  rows.some((row) => rowFault(row) !== null) ||
  deliveries.some((one) => packingFault(one, netOf(one.shipment)) !== null);

/** The same as the call takes it; null while no rule was chosen. Lines and deliveries of which nothing is said are left out. */
export function exportBody({ terms, rows, deliveries }: ExportForm): ExportTerms | null {
  if (terms.incoterm === '') return null;
  const hasSaid = (facts: object) => Object.values(facts).some((value) => value !== null);
  return {
    incoterm: terms.incoterm,
    named_place: terms.named_place.trim(),
    port_of_loading: said(terms.port_of_loading),
    port_of_discharge: said(terms.port_of_discharge),
    marks: said(terms.marks),
    ...packingOf(terms),
    lines: rows.flatMap(({ line, description, hs_code, origin }) => {
      const facts = { description: said(description), hs_code: said(hs_code), origin: said(origin) };
      return hasSaid(facts) ? [{ line_id: line.id, ...facts }] : [];
    }),
    deliveries: deliveries.flatMap(({ shipment, ...text }) => {
      const facts = packingOf(text);
      return hasSaid(facts) ? [{ shipment_id: shipment.id, ...facts }] : [];
    }),
  };
}
