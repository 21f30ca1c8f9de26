import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { CompanySnapshot } from '../../../../contract/entities/order';
import type { Quotation, QuotationLine, SellerRequest } from '../../../../contract/entities/quotation';
import type { RfqLine } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { describeSpec } from '../../../../domain/material/describe';
import { beside, both, type Column, factsBelow, heading, lineTable, remarks, section } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import type { Paper } from '../../../ports/pdf/paper';
import { dayOf, grouped } from './figures';
import { deliveryText, labelIn, opening, paperHead, party, paymentText, totals } from './paperParts';

interface Row {
  asked: RfqLine;
  answer: QuotationLine | undefined;
}

/** A submitted quotation as its seller hands it over: stored prices, priced quantities and sums. */
export function quotationPaper(
  request: Pick<SellerRequest, 'rfq_number_id' | 'title' | 'buyer_company_name' | 'lines'>,
  quotation: Quotation,
  seller: CompanySnapshot,
  language: Language,
): Paper {
  const name = label('quotation');
  const rows = request.lines
    .filter((line) => !line.excluded)
    .map((asked): Row => ({ asked, answer: quotation.lines.find((line) => line.rfq_line_id === asked.id) }));
  return {
    language,
    title: both(name, language),
    number: request.rfq_number_id,
    content: [
      paperHead(
        heading(name, language),
        [
          [label('number'), request.rfq_number_id],
          [label('quoted_on'), dayOf(quotation.submitted_at)],
          [label('revision'), String(quotation.revision)],
          [label('valid_until'), quotation.valid_until],
          [label('title'), request.title],
        ],
        language,
      ),
      beside(
        {
          stack: [
            section(label('recipient'), language),
            { text: recipient(request.buyer_company_name, language), bold: true, fontSize: 11 },
          ],
        },
        party(label('seller'), seller, language),
      ),
      ...opening(label('we_quote'), quotation.totals, language),
      lineTable(columns(quotation.totals.currency, language), rows, language),
      totals(quotation.totals, language),
      ...factsBelow(
        label('terms'),
        [
          [label('delivery_term'), deliveryText(quotation.delivery_term, language)],
          [label('payment_term'), paymentText(quotation.payment_term, language)],
        ],
        language,
      ),
      ...remarks(label('memo'), quotation.memo, language),
    ],
  };
}

const recipient = (name: string, language: Language) => label('addressed')[language].replace('{{name}}', () => name);

function columns(currency: Currency, language: Language): Column<Row>[] {
  return [
    { label: label('line_no'), width: 24, cell: ({ asked }) => String(asked.line_no) },
    { label: label('item'), width: '*', cell: (row) => itemCell(row, language) },
    { label: label('qty'), width: 56, align: 'right', cell: quantity },
    { label: label('lead_days'), width: 46, align: 'right', cell: ({ answer }) => String(answer?.lead_days ?? '–') },
    { label: labelIn(label('unit_price'), currency), width: 74, align: 'right', cell: unitPrice },
    {
      label: labelIn(label('amount'), currency),
      width: 80,
      align: 'right',
      cell: ({ answer }) => (answer?.amount ? grouped(answer.amount) : '–'),
    },
  ];
}

function itemCell({ asked, answer }: Row, language: Language): Content {
  const spec = answer?.offered_spec ?? asked.spec;
  const facts = [
    answer?.response === 'alternate' ? both(label('alternate'), language) : null,
    !answer || answer.response === 'no_quote' ? both(label('no_quote'), language) : null,
    answer?.maker,
    answer?.origin,
    answer?.certificate_type && answer.certificate_type !== 'none' ? `EN 10204 ${answer.certificate_type}` : null,
    answer?.remark,
  ].filter(Boolean);
  return {
    stack: [
      describeSpec(spec, language) || asked.raw_text,
      ...(facts.length > 0 ? [{ text: facts.join(' · '), style: 'small' }] : []),
    ],
  };
}

function quantity({ asked, answer }: Row): string {
  const qty = answer?.qty_offered ?? asked.qty;
  return qty ? `${grouped(qty)} ${asked.uom ?? ''}` : '–';
}

function unitPrice({ asked, answer }: Row): Content {
  if (!answer?.unit_price || !answer.amount) return { text: '–' };
  const price = `${grouped(answer.unit_price)} /${answer.price_uom}`;
  if (answer.price_uom === asked.uom || !answer.priced_qty) return { text: price };
  return { stack: [price, { text: `× ${grouped(answer.priced_qty)} ${answer.price_uom}`, style: 'small' }] };
}
