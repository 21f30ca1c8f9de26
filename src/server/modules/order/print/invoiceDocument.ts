import type { Content } from 'pdfmake';
import type { MoneyTotals } from '../../../../contract/entities/rfq';
import type { BankAccount } from '../../../../contract/entities/bankAccount';
import type { ExportTerms } from '../../../../contract/entities/exportTerms';
import type { CompanySnapshot, PricedOrder } from '../../../../contract/entities/order';
import type { Shipment } from '../../../../contract/entities/shipment';
import type { Currency } from '../../../../contract/values';
import { isEnglishText } from '../../../../domain/company/englishText';
import { phoneText } from '../../../../domain/company/phone';
import { formatRegistrationNumber } from '../../../../domain/company/registrationNumber';
import { hsText } from '../../../../domain/export/hsCode';
import { goodsOf, originOf } from '../../../../domain/export/missingFacts';
import { netOf, type Packing, packingOf } from '../../../../domain/export/packing';
import { priceAtTerm } from '../../../../domain/export/priceAtTerm';
import { deliveryAmounts } from '../../../../domain/money/deliveryAmounts';
import {
  beside,
  type Column,
  type Fact,
  facts,
  factsBelow,
  lineTable,
  section,
  signatures,
  sums,
} from '../../../ports/pdf/blocks';
import { type Label, label } from '../../../ports/pdf/label';
import type { PdfDocument } from '../../../ports/pdf/pdfDocument';
import { dayOf, grouped, kilograms, money, pricePer, quantityText, withCents } from '../../../print/figures';
import {
  labelIn,
  documentHead,
  documentTitle,
  partyName,
  paymentText,
  type Signing,
} from '../../../print/documentParts';

/** What an invoice is made of once nothing of it is missing. */
export interface InvoiceFacts {
  terms: ExportTerms;
  account: BankAccount;
  seller: CompanySnapshot;
  buyer: CompanySnapshot;
}

interface Row {
  line: PricedOrder['lines'][number] | null;
  qty: string;
  amount: string;
}

/** Documents for abroad are in English, for every reader. */
const EN = 'en';

/** The number of an order's proforma invoice. */
const proformaNumber = (order: PricedOrder) => `PI-${order.order_number}`;

/** What the seller asks to be paid for an order, before the goods leave: one for each order. */
export function proformaInvoice(order: PricedOrder, given: InvoiceFacts, signing: Signing): PdfDocument {
  const { totals } = order;
  const rows = order.lines.map((line): Row => ({ line, qty: line.qty, amount: line.amount }));
  const net = netOf({ ...order, net_weight_kg: order.total_weight_kg });
  return invoice(order, given, signing, {
    name: label('proforma_invoice'),
    number: proformaNumber(order),
    head: [
      [label('date'), dayOf(order.placed_at)],
      [label('order'), order.order_number],
      [label('rfq'), order.rfq_number_id],
    ],
    rows,
    freight: totals.freight_amount,
    totals,
    packing: { ...given.terms, net_weight_kg: given.terms.net_weight_kg ?? net },
    shipping: [[label('required_date'), order.required_date]],
  });
}

/** What one delivery comes to, for the customs of both countries: one for each delivery, of the day it left. */
export function commercialInvoice(
  order: PricedOrder,
  shipment: Shipment,
  given: InvoiceFacts,
  signing: Signing,
): PdfDocument {
  const amounts = deliveryAmounts(order, shipment.id);
  const rows = shipment.lines.map(({ line_id, qty }): Row => {
    const part = amounts.lines.find((one) => one.line_id === line_id);
    return { line: order.lines.find(({ id }) => id === line_id) ?? null, qty, amount: part?.supply_amount ?? '0' };
  });
  const allShipped = order.delivery_status === 'SHIPPED' || order.delivery_status === 'RECEIVED';
  return invoice(order, given, signing, {
    name: label('commercial_invoice'),
    number: `CI-${order.order_number}-${shipment.shipment_no}`,
    head: [
      [label('date'), shipment.shipped_on],
      [label('order'), order.order_number],
      [label('proforma_no'), proformaNumber(order)],
    ],
    rows,
    freight: amounts.freight?.supply_amount ?? null,
    totals: { currency: order.totals.currency, ...amounts },
    packing: packingOf(given.terms, shipment, order.shipments, allShipped),
    shipping: [
      [label('carrier'), english(shipment.carrier)],
      [label('consignment'), shipment.tracking_number],
      [label('expected_on'), shipment.expected_on],
    ],
  });
}

interface InvoiceTexts {
  name: Label;
  number: string;
  head: readonly Fact[];
  rows: Row[];
  freight: string | null;
  totals: Pick<MoneyTotals, 'currency' | 'supply_amount' | 'vat_amount' | 'total_amount'>;
  packing: Packing;
  shipping: readonly Fact[];
}

function invoice(order: PricedOrder, given: InvoiceFacts, signing: Signing, texts: InvoiceTexts): PdfDocument {
  const { terms, seller, buyer } = given;
  const { currency, supply_amount, vat_amount, total_amount } = texts.totals;
  const rule = `${terms.incoterm} ${terms.named_place}`;
  const freight = Number(texts.freight) > 0 ? texts.freight : null;
  const price = priceAtTerm(terms.incoterm, { currency, supply_amount, freight_amount: freight });
  const beyond = price !== supply_amount;
  const taxed = Number(vat_amount) > 0;
  const carried: Row[] = freight && !beyond ? [{ line: null, qty: '', amount: freight }] : [];
  const sum = (words: string, amount: string) => [labelled(words), money(withCents(amount), currency, EN)] as const;
  return {
    language: EN,
    title: texts.name[EN],
    number: texts.number,
    content: [
      documentHead(
        documentTitle(texts.name, EN, signing.logo),
        [[label('invoice_no'), texts.number], ...texts.head],
        EN,
      ),
      beside(invoiceParty(label('exporter'), seller), invoiceParty(label('consignee'), buyer)),
      ...factsBelow(
        label('shipping'),
        [
          [label('incoterms'), `${rule} (Incoterms 2020)`],
          [label('port_of_loading'), terms.port_of_loading],
          [label('port_of_discharge'), terms.port_of_discharge],
          [label('payment_term'), paymentText(order.payment_term, EN)],
          ...texts.shipping,
          [label('packages'), texts.packing.packages],
          [label('net_weight_kg'), kilos(texts.packing.net_weight_kg)],
          [label('gross_weight'), kilos(texts.packing.gross_weight_kg)],
          [label('marks'), terms.marks],
        ],
        EN,
      ),
      lineTable(columns(terms, currency), [...texts.rows, ...carried], EN),
      sums(
        beyond || taxed
          ? [
              sum(`${label(beyond ? 'lines_amount' : 'supply')[EN]} (${rule})`, price),
              ...(beyond ? [sum(label('freight')[EN], freight ?? '0')] : []),
              ...(taxed ? [sum(label('vat')[EN], vat_amount)] : []),
              sum(label('total')[EN], total_amount),
            ]
          : [sum(`${label('total')[EN]} (${rule})`, total_amount)],
        EN,
      ),
      ...bankFacts(given.account),
      signed(partyName(seller, EN), signing.seal),
    ],
  };
}

const kilos = (kg: string | null) => kg && kilograms(kg);
const english = (text: string | null) => (text && isEnglishText(text) ? text : null);
const labelled = (words: string): Label => ({ ko: words, en: words });

/** A company as an invoice names it; what it says in other letters alone is left out, apart from its name and address. */
function invoiceParty(words: Label, company: CompanySnapshot): Content {
  const name: Content = { text: partyName(company, EN), bold: true, fontSize: 11, margin: [0, 0, 0, 4] };
  const rows: Fact[] = [
    [label('address'), company.company_address_en ?? company.company_address],
    [label('registration_number'), formatRegistrationNumber(company.company_registration_number)],
    [label('ceo'), english(company.company_ceo_en ?? company.company_ceo)],
    [label('contact'), english(company.contact_name)],
    [label('phone'), phoneText(company.contact_phone, EN)],
    [label('email'), company.contact_email],
  ];
  return { stack: [section(words, EN), name, facts(rows, EN, 'half')] };
}

/** The code of goods has a column where the seller named one for any line. */
function columns(terms: ExportTerms, currency: Currency): readonly Column<Row>[] {
  const codes = new Map(terms.lines.map(({ line_id, hs_code }) => [line_id, hs_code]));
  const code: Column<Row> = {
    label: label('hs_code'),
    width: 52,
    cell: ({ line }) => (line ? hsText(codes.get(line.id) ?? '') || '–' : ''),
  };
  return [
    { label: label('line_no'), width: 22, cell: ({ line }) => (line ? String(line.line_no) : '') },
    {
      label: label('goods'),
      width: '*',
      cell: ({ line }) => (line ? goodsOf(terms, line) : label('freight')[EN]),
    },
    ...(terms.lines.some(({ hs_code }) => hs_code) ? [code] : []),
    { label: label('origin'), width: 56, cell: ({ line }) => (line ? (originOf(terms, line) ?? '–') : '') },
    {
      label: label('qty'),
      width: 46,
      align: 'right',
      cell: ({ line, qty }) => (line ? quantityText(qty, line.uom, EN) : ''),
    },
    { label: labelIn(label('unit_price'), currency), width: 64, align: 'right', cell: unitPrice },
    {
      label: labelIn(label('amount'), currency),
      width: 66,
      align: 'right',
      cell: ({ amount }) => grouped(withCents(amount)),
    },
  ];
}

const unitPrice = ({ line }: Row) => (line ? pricePer(withCents(line.unit_price), line.price_uom, EN) : '');

/** Where to pay, as a bank abroad asks for it. */
function bankFacts(account: BankAccount): Content[] {
  return factsBelow(
    label('bank'),
    [
      [label('beneficiary'), account.account_holder_en ?? account.account_holder],
      [label('bank_name'), account.bank_name_en ?? account.bank_name],
      [label('account_number'), account.account_number],
      [label('swift'), account.swift],
    ],
    EN,
  );
}

/** The seller's word for the invoice, with its seal where it prints it itself. */
function signed(name: string, seal: string | null): Content {
  const line = signatures([labelled(label('authorised')[EN].replace('{{name}}', () => name))], EN);
  const certified: Content = { text: label('certified')[EN], style: 'small', margin: [0, 16, 0, 0] };
  if (!seal) return { stack: [certified, line], unbreakable: true };
  const sealed: Content = { image: seal, fit: [44, 44], width: 48, margin: [0, 10, 0, 0] };
  return {
    unbreakable: true,
    stack: [certified, { columns: [{ width: '*', stack: [line] }, sealed], columnGap: 12 }],
  };
}
