import type { Content } from 'pdfmake';
import type { Language } from '../../../contract/constants';
import type { CompanySnapshot } from '../../../contract/entities/order';
import type { Quotation, QuotationLine, SellerRequest } from '../../../contract/entities/quotation';
import type { RfqLine } from '../../../contract/entities/rfq';
import type { Currency } from '../../../contract/values';
import { offeredWeight } from '../../../domain/material/offeredWeight';
import { weightSum } from '../../../domain/material/shippedWeight';
import { approvalBoxes, beside, type Column, facts, factsBelow, lineTable, remarks } from '../../ports/pdf/blocks';
import { label } from '../../ports/pdf/label';
import type { PdfDocument } from '../../ports/pdf/pdfDocument';
import { dayOf, grouped, money, pricePer, quantityText } from '../../print/figures';
import { deviationTexts, itemCell } from '../../print/itemWords';
import {
  certificateText,
  deliveryText,
  labelIn,
  opening,
  documentTitle,
  party,
  paymentText,
  type Signing,
  UNSIGNED,
  totals,
  weightText,
} from '../../print/documentParts';
import { originText } from '../../../domain/material/originName';

type Requested = Pick<
  SellerRequest,
  | 'rfq_number_id'
  | 'title'
  | 'buyer_company_name'
  | 'delivery_place'
  | 'required_date'
  | 'payment_note'
  | 'certificate_type'
  | 'lines'
>;

interface Row {
  requestedItem: RfqLine;
  answer: QuotationLine | undefined;
  weight: ReturnType<typeof offeredWeight>;
}

/**
 * A quotation as its seller hands it over: stored prices, priced quantities and sums, and what it binds to. One that waits for approval
 * says so in the place of its day and revision.
 */
export function quotationDocument(
  request: Requested,
  quotation: Quotation,
  seller: CompanySnapshot,
  language: Language,
  signing: Signing = UNSIGNED,
  state: 'submitted' | 'awaiting' = 'submitted',
): PdfDocument {
  const name = label('quotation');
  const answers = new Map(quotation.lines.map((line) => [line.rfq_line_id, line]));
  const rows = request.lines
    .filter((line) => !line.excluded)
    .map((requestedItem) => rowOf(requestedItem, answers.get(requestedItem.id)));
  const boxes = signing.approved ?? signing.approval_titles.map((title) => ({ title }));
  return {
    language,
    title: name[language],
    number: request.rfq_number_id,
    content: [
      beside(
        {
          stack: [
            documentTitle(name, language, signing.logo),
            ...(boxes.length > 0 ? [approvalBoxes(boxes)] : []),
            { text: recipient(request.buyer_company_name, language), bold: true, fontSize: 12, margin: [0, 8, 0, 8] },
            facts(
              [
                [label('rfq'), request.rfq_number_id],
                ...(state === 'awaiting'
                  ? ([[label('state'), label('awaiting_approval')[language]]] as const)
                  : ([
                      [label('quoted_on'), dayOf(quotation.submitted_at)],
                      [label('revision'), String(quotation.revision)],
                    ] as const)),
                [label('title'), request.title],
              ],
              language,
              'half',
            ),
          ],
        },
        party(label('seller'), seller, language, signing.seal),
      ),
      ...opening(label('we_quote'), quotation.totals, language),
      lineTable(columns(quotation.totals.currency, language), rows, language),
      totals(quotation.totals, language),
      ...termsOf(request, quotation, rows, language),
      ...remarks(label('note_to_buyer'), quotation.memo, language),
    ],
  };
}

function rowOf(requestedItem: RfqLine, answer: QuotationLine | undefined): Row {
  return { requestedItem, answer, weight: answer && isPriced(answer) ? offeredWeight(requestedItem, answer) : null };
}

const isPriced = (answer: QuotationLine | undefined) => answer?.response !== 'no_quote' && Boolean(answer?.amount);

function termsOf(request: Requested, quotation: Quotation, rows: readonly Row[], language: Language): Content[] {
  const weight = weightSum(rows.filter(({ answer }) => isPriced(answer)).map((row) => row.weight?.total_kg ?? null));
  const { min_order_amount: least, totals: sum } = quotation;
  return factsBelow(
    label('terms'),
    [
      [label('valid_until'), quotation.stands_until ?? quotation.valid_until],
      [label('delivery_term'), deliveryText(quotation.delivery_term, language)],
      [label('delivery_place'), request.delivery_place],
      [label('required_date'), request.required_date],
      [label('payment_term'), paymentText(quotation.payment_term, language, request.payment_note)],
      [label('certificate'), certificateText(request.certificate_type)],
      [label('known_weight'), weightText(weight.kg, weight.unknown, language)],
      [label('min_order'), least && money(least, sum.currency, language)],
      [label('order_scope'), quotation.all_or_nothing ? label('all_or_nothing')[language] : null],
    ],
    language,
  );
}

const recipient = (name: string, language: Language) => label('addressed')[language].replace('{{name}}', () => name);

function columns(currency: Currency, language: Language): Column<Row>[] {
  return [
    { label: label('line_no'), width: 22, cell: ({ requestedItem }) => String(requestedItem.line_no) },
    { label: label('item'), width: '*', cell: (row) => quotedItemCell(row, language) },
    { label: label('qty'), width: 46, align: 'right', cell: (row) => quantity(row, language) },
    { label: label('weights'), width: 50, align: 'right', cell: weights },
    { label: label('lead_days'), width: 34, align: 'right', cell: ({ answer }) => String(answer?.lead_days ?? '–') },
    {
      label: labelIn(label('unit_price'), currency),
      width: 68,
      align: 'right',
      cell: (row) => unitPrice(row, language),
    },
    {
      label: labelIn(label('amount'), currency),
      width: 68,
      align: 'right',
      cell: ({ answer }) => (answer?.amount ? grouped(answer.amount) : '–'),
    },
  ];
}

function quotedItemCell({ requestedItem, answer }: Row, language: Language): Content {
  const offered = answer?.response === 'alternate' ? answer.offered_spec : null;
  const further = [
    unpriced(answer, language),
    answer?.maker,
    originText(answer?.origin, language),
    certificateText(answer?.certificate_type),
    answer?.moq && `${label('moq')[language]} ${quantityText(answer.moq, requestedItem.uom, language)}`,
    answer?.multiple && `${label('multiple')[language]} ${quantityText(answer.multiple, requestedItem.uom, language)}`,
    answer?.weight_basis === 'actual' && label('by_actual_weight')[language],
    ...(answer?.response === 'alternate' ? deviationTexts(answer.deviations, language) : []),
    answer?.remark,
  ];
  if (!offered) {
    const marked = answer?.response === 'alternate' ? [label('alternate')[language], ...further] : further;
    return itemCell(requestedItem, { facts: marked }, language);
  }
  return itemCell({ spec: offered, raw_text: '' }, { requestedItem, facts: further }, language);
}

/** A line that the seller refused, and one that it left open, are not the same answer. */
function unpriced(answer: QuotationLine | undefined, language: Language): string | null {
  if (answer?.response === 'no_quote') return label('no_quote')[language];
  return isPriced(answer) ? null : label('not_answered')[language];
}

function quantity({ requestedItem, answer }: Row, language: Language): string {
  const qty = answer?.qty_offered ?? requestedItem.qty;
  return qty ? quantityText(qty, requestedItem.uom, language) : '–';
}

/** What one unit weighs, and below it all of the line. */
function weights({ weight }: Row): Content {
  if (!weight) return { text: '–' };
  return {
    stack: [weight.unit_kg ? grouped(weight.unit_kg) : '–', { text: grouped(weight.total_kg), style: 'small' }],
  };
}

function unitPrice({ requestedItem, answer }: Row, language: Language): Content {
  if (!answer?.unit_price || !answer.amount) return { text: '–' };
  const price = pricePer(answer.unit_price, answer.price_uom, language);
  if (answer.price_uom === requestedItem.uom || !answer.priced_qty) return { text: price };
  return {
    stack: [price, { text: `× ${quantityText(answer.priced_qty, answer.price_uom, language)}`, style: 'small' }],
  };
}
