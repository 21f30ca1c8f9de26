import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type { StockItem } from '../../../contract/entities/stock';
import { rebuildSpec } from '../../../domain/material/spec';
import { trimDecimal } from '../../../domain/money/exact';
import { cutPlan } from '../../../domain/stock/cutPlan';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import type { StockItemRow } from './item.repository';
import { ownLot, readItem } from './item.service';
import { checkAvailable, recordMovement, mergeOrCreateLot, lockTwins, bumpVersion } from './movement.service';

interface Cut {
  version: number;
  qty: string;
  lengths_m: readonly string[];
  kerf_mm: string;
  note: string | null;
}

/** Cuts whole pieces: one OUT, and an IN for each length and for the remnant, all with one reference. */
export async function cut(work: MemberWork, id: string, input: Cut) {
  const { spec } = await readItem(work, id);
  const foreseen = spec.length_m === null ? null : cutPlan(spec.length_m, input.lengths_m, input.kerf_mm);
  const lengths = [...(foreseen?.pieces ?? []), { length_m: foreseen?.remnant_m ?? null }];
  await lockTwins(
    work,
    id,
    lengths.map(({ length_m }) => ({ spec: rebuildSpec(spec, { length_m }) })),
  );
  const lot = await ownLot(work, id, input.version);
  const { length_m } = lot.spec;
  const qty = new Big(input.qty);
  if (lot.spec.category !== 'pipe' || lot.uom !== 'EA' || length_m === null || !qty.mod(1).eq(0)) {
    return fail('STOCK_CUT_INVALID');
  }
  const plan = cutPlan(length_m, input.lengths_m, input.kerf_mm);
  if (!plan) return fail('STOCK_CUT_INVALID');
  checkAvailable(lot, qty);
  const reference = uuid();
  const cutting = { work, lot, reference, note: input.note };
  await recordMovement(work, lot, {
    kind: 'OUT',
    reason: 'cut',
    on_hand_delta: `-${input.qty}`,
    note: input.note,
    reference,
  });
  const pieces: StockItem[] = [];
  for (const piece of plan.pieces)
    pieces.push(await bring(cutting, piece.length_m, qty.times(piece.count), lot.condition));
  const remnant = plan.remnant_m === null ? null : await bring(cutting, plan.remnant_m, qty, 'remnant');
  return { from: await bumpVersion(work, lot), pieces, remnant };
}

interface Cutting {
  work: MemberWork;
  lot: StockItemRow;
  reference: string;
  note: string | null;
}

async function bring(
  { work, lot, reference, note }: Cutting,
  length_m: string,
  qty: Big,
  condition: StockItemRow['condition'],
): Promise<StockItem> {
  const target = await mergeOrCreateLot(work, lot, { spec: rebuildSpec(lot.spec, { length_m }), condition });
  await recordMovement(
    work,
    { ...lot, id: target },
    { kind: 'IN', reason: 'cut', on_hand_delta: trimDecimal(qty), note, reference },
  );
  return readItem(work, target);
}
