import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { FrozenBid } from '../../../../contract/entities/approval';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { PricedBid } from '../../../../contract/entities/order';
import type { Currency } from '../../../../contract/values';
import { type ChoiceReason, choiceReasons } from '../../../../domain/award/choiceReason';
import { measuresOfOffer } from '../../../../domain/material/measures';
import { shownPrice } from '../../../../domain/money/decimalText';
import { lineAmount } from '../../../../domain/money/lineAmount';
import { type Column, lineTable } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import { grouped, quantityText, unitPriceText } from '../../../print/figures';
import { deviationTexts, itemCell, tradedItemCell } from '../../../print/itemWords';
import type { AwardPlanRow } from '../plan/awardPlan.repository';

type Row = Comparison['rows'][number];
type TradedLine = PricedBid['lines'][number];

/** A line with the offer that was, or is to be, chosen for it. */
export interface ChosenLine {
  row: Row;
  seller: Comparison['sellers'][number] | undefined;
  qty: string;
  /** As it was awarded; null before the award. */
  traded: TradedLine | null;
  reasons: ChoiceReason[];
}

const LIVE: readonly PricedBid['status'][] = ['SENT', 'CONFIRMED'];

/** Whether an award still stands: accepted, or waiting for its answer. */
export const isStanding = ({ status }: Pick<PricedBid, 'status'>) => LIVE.includes(status);

/** Bids that stand; where none does any more, all of them: why they failed is part of the file. */
export function standingBids(bids: readonly PricedBid[]): readonly PricedBid[] {
  const live = bids.filter(isStanding);
  return live.length > 0 ? live : bids;
}

interface Behind {
  bids: readonly PricedBid[];
  plan: AwardPlanRow | null;
  /** An award that waits for approval, as it is frozen. */
  awaiting?: readonly FrozenBid[];
}

/**
 * Every chosen line in the order of the request: of the award that waits for approval, else of the one that was sent, else
 * of the suggested award, else the lowest price of each line. `basis` says which.
 */
export function chosenLines(
  comparison: Comparison,
  { bids, plan, awaiting = [] }: Behind,
): { basis: 'award' | 'approval' | 'plan' | 'best'; lines: ChosenLine[] } {
  const planned = new Set(plan?.result.lines.map((line) => `${line.rfq_line_id} ${line.quotation_id}`));
  const chosen = (row: Row, quotationId: string, qty: string, traded: TradedLine | null): ChosenLine => ({
    row,
    seller: comparison.sellers.find((one) => one.quotation_id === quotationId),
    qty,
    traded,
    reasons: choiceReasons(row.cells, quotationId, planned.has(`${row.line.id} ${quotationId}`)),
  });
  const traded = (sent: ReadonlyArray<Pick<PricedBid, 'quotation_id' | 'lines'>>) =>
    comparison.rows.flatMap((row) =>
      sent.flatMap((bid) =>
        bid.lines
          .filter((line) => line.line_no === row.line.line_no)
          .map((line) => chosen(row, bid.quotation_id, line.qty, line)),
      ),
    );
  if (awaiting.length > 0) return { basis: 'approval', lines: traded(awaiting) };
  if (bids.length > 0) return { basis: 'award', lines: traded(standingBids(bids)) };
  if (plan) {
    const lines = comparison.rows.flatMap((row) =>
      plan.result.lines
        .filter((line) => line.rfq_line_id === row.line.id)
        .map((line) => chosen(row, line.quotation_id, line.qty, null)),
    );
    return { basis: 'plan', lines };
  }
  const lines = comparison.rows.flatMap((row) => {
    const offers = row.cells.filter(isOffer);
    const best = offers.find((cell) => cell.best || offers.length === 1);
    return best ? [chosen(row, best.quotation_id, best.line.qty_offered ?? row.line.qty ?? '', null)] : [];
  });
  return { basis: 'best', lines };
}

/** The chosen lines with price, lowest price and reason, one row each. */
export function chosenTable(lines: readonly ChosenLine[], currency: Currency, language: Language) {
  const price = (value: string | null | undefined) => (value ? grouped(shownPrice(value, currency)) : '–');
  const columns: Column<ChosenLine>[] = [
    { label: label('line_no'), width: 24, cell: ({ row }) => String(row.line.line_no) },
    {
      label: label('item'),
      width: '*',
      cell: (line) => chosenItem(line, language),
    },
    {
      label: label('qty'),
      width: 46,
      align: 'right',
      cell: ({ row, qty }) => quantityText(qty, row.line.uom, language),
    },
    { label: label('chosen_seller'), width: 84, cell: ({ seller }) => seller?.company_name ?? '–' },
    { label: label('unit_price'), width: 82, align: 'right', cell: (line) => quotedPrice(line, language) },
    { label: label('amount'), width: 66, align: 'right', cell: (line) => amountText(chosenAmount(line)) },
    { label: label('comparable'), width: 54, align: 'right', cell: (line) => price(cellOf(line)?.comparable_price) },
    {
      label: label('lowest'),
      width: 54,
      align: 'right',
      cell: ({ row }) => price(row.cells.find((cell) => cell.best)?.comparable_price),
    },
    {
      label: label('why'),
      width: 92,
      cell: ({ reasons }) => reasons.map((reason) => label(`why_${reason}`)[language]).join(', '),
    },
  ];
  return lineTable(columns, lines, language);
}

const amountText = (amount: string | null) => (amount === null ? '–' : grouped(amount));

/** Whether a seller's answer can be chosen: it has a price. */
const isOffer = ({ line }: Row['cells'][number]) => line.response !== 'no_quote' && line.amount !== null;

/** The item that was or is to be delivered; of an alternate with what was requested in its place. */
function chosenItem(chosen: ChosenLine, language: Language): Content {
  const { row, traded, qty } = chosen;
  if (traded) return tradedItemCell(traded, [], language);
  const answer = cellOf(chosen)?.line;
  if (answer?.response !== 'alternate') return itemCell(row.line, {}, language);
  const facts = deviationTexts(answer.deviations, language);
  const { offered_spec: spec } = answer;
  if (!spec) return itemCell(row.line, { facts: [label('alternate')[language], ...facts] }, language);
  return itemCell({ spec, raw_text: '' }, { requestedItem: { ...row.line, qty }, facts }, language);
}

const cellOf = ({ row, seller }: ChosenLine) => row.cells.find((cell) => cell.quotation_id === seller?.quotation_id);

function quotedPrice(line: ChosenLine, language: Language): string {
  const { unit_price: value, price_uom: uom } = line.traded ?? cellOf(line)?.line ?? {};
  return value ? unitPriceText(value, line.seller?.currency ?? 'KRW', uom, language) : '–';
}

/** As awarded; before, as the chosen quantity will be ordered. */
export function chosenAmount(line: ChosenLine): string | null {
  if (line.traded) return line.traded.amount;
  const { row, seller, qty } = line;
  const quoted = cellOf(line)?.line;
  if (!seller || !quoted?.unit_price) return null;
  const { unit_price, price_uom, weight_discount_pct } = quoted;
  const price = { qty, unit_price, price_uom: price_uom ?? 'EA', weight_discount_pct };
  return lineAmount(price, measuresOfOffer(row.line, quoted), seller.currency)?.amount ?? null;
}
