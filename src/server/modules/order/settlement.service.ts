import { balanceOf, settle } from '../../../domain/money/settlement';
import type { Settlement } from '../../../contract/entities/settlement';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import type { TradeLineRow } from '../award/bid.repository';
import { addClaimTo } from './claim.service';
import { type OrderRow, settleLines } from './order.repository';
import { applyOrderAction, type Change } from './step.service';

/** What an order comes to once all of it was weighed: taken over at once within ±5 %, else left for the buyer to answer. */
export async function settleWeighed(
  work: MemberWork,
  row: OrderRow,
  lines: readonly TradeLineRow[],
  weighed: ReadonlyMap<string, string>,
): Promise<Change> {
  const settlement = settle(lines, weighed, row.totals);
  if (!settlement) return {};
  return settlement.status === 'AGREED' ? agreed(work, row, settlement) : { settlement };
}

/** Before the transfer was reported the settled amounts replace the estimate; after, the difference stands on its own. */
async function agreed(work: MemberWork, row: OrderRow, settlement: Settlement): Promise<Change> {
  const kept: Settlement = { ...settlement, status: 'AGREED' };
  if (row.payment_status !== 'UNPAID') {
    return { settlement: kept, balance: balanceOf(row.totals, settlement.totals) };
  }
  await settleLines(work.db, settlement.lines);
  return { settlement: kept, totals: settlement.totals, total_amount: settlement.totals.total_amount };
}

/** The buyer agrees to a weight far from the ordered one, or refuses it, which opens a claim. */
export function answerSettlement(
  work: MemberWork,
  number: string,
  input: { version: number; agree: boolean; note: string | null },
) {
  return applyOrderAction(work, number, {
    action: input.agree ? 'agree_settlement' : 'refuse_settlement',
    version: input.version,
    kind: input.agree ? 'settlement_agreed' : 'settlement_refused',
    note: input.note,
    change: async (row) => {
      const { settlement } = row;
      if (!settlement) return fail('ORDER_STATE');
      if (input.agree) return agreed(work, row, settlement);
      await addClaimTo(work, row, { kind: 'weight', text: input.note ?? '' });
      return { settlement: { ...settlement, status: 'REFUSED' } };
    },
  });
}
