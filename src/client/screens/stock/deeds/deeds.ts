import Big from 'big.js';
import type { MovementReason, StockItem } from '../../../../contract/entities/stock';
import { quantity } from '../../../../contract/values';
import { cutPlan } from '../../../../domain/stock/cutPlan';
import type { StockWork } from '../../../queries/stockWork';

export const MOVEMENTS = ['receive', 'issue', 'count', 'adjust', 'move', 'cut'] as const;
export type Movement = (typeof MOVEMENTS)[number];
export type LotDeed = Movement | 'files' | 'open' | 'close';

/** Reasons a person may give; the first is the usual one. */
export const REASONS: Readonly<Record<Movement, readonly MovementReason[]>> = {
  receive: ['receipt', 'return'],
  issue: ['shipment', 'sale', 'scrap'],
  count: [],
  adjust: ['count', 'return', 'scrap'],
  move: [],
  cut: [],
};

/** What was typed into the window of a movement. */
export interface Slip {
  qty: string;
  reason: string;
  note: string;
  warehouse_id: string;
  bin: string;
  lengths: string;
  kerf: string;
}

/** The window as it opens: a count starts from what the books say, a cut with a kerf of 3 mm. */
export const blankSlip = (deed: Movement, item: StockItem): Slip => ({
  qty: deed === 'count' ? item.on_hand : '',
  reason: REASONS[deed][0] ?? '',
  note: '',
  warehouse_id: '',
  bin: '',
  lengths: '',
  kerf: '3',
});

/** Lengths as people write them: `2.5, 1.2` or one a line. */
export const lengthsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** What is wrong with a slip; null when it can be sent. */
export function slipProblem(deed: Movement, slip: Slip, item: StockItem): string | null {
  if (deed === 'count') {
    if (!/^\d{1,9}(\.\d{1,3})?$/.test(slip.qty)) return 'number';
    return new Big(slip.qty).lt(item.reserved) ? 'belowReserved' : null;
  }
  if (deed === 'adjust') {
    if (!/^-?\d{1,9}(\.\d{1,3})?$/.test(slip.qty) || Number(slip.qty) === 0) return 'number';
    return new Big(item.available).plus(slip.qty).lt(0) ? 'short' : null;
  }
  if (!quantity.safeParse(slip.qty).success) return 'number';
  if (deed !== 'receive' && new Big(slip.qty).gt(item.available)) return 'short';
  if (deed === 'move') {
    if (!slip.warehouse_id) return 'warehouse';
    return slip.warehouse_id === item.warehouse_id && slip.bin.trim() === (item.bin ?? '') ? 'samePlace' : null;
  }
  if (deed === 'cut') return cutProblem(slip, item);
  return null;
}

function cutProblem(slip: Slip, item: StockItem): string | null {
  const lengths = lengthsOf(slip.lengths);
  if (lengths.length === 0 || lengths.some((length) => !/^\d{1,3}(\.\d{1,3})?$/.test(length))) return 'lengths';
  if (!/^\d{1,2}(\.\d)?$/.test(slip.kerf)) return 'kerf';
  const whole = item.spec.length_m;
  return whole !== null && !cutPlan(String(whole), lengths, slip.kerf) ? 'tooLong' : null;
}

/** The slip as the server takes it. */
export function workOf(deed: Movement, slip: Slip, item: StockItem): StockWork {
  const head = { item_id: item.id };
  const note = slip.note.trim() || null;
  const { version } = item;
  switch (deed) {
    case 'receive':
      return { ...head, deed, body: { version, qty: slip.qty, reason: slip.reason as 'receipt', note } };
    case 'issue':
      return { ...head, deed, body: { version, qty: slip.qty, reason: slip.reason as 'shipment', note } };
    case 'count':
      return { ...head, deed, body: { version, counted: slip.qty, note } };
    case 'adjust':
      return { ...head, deed, body: { version, delta: slip.qty, reason: slip.reason as 'count', note } };
    case 'move': {
      const to = { warehouse_id: slip.warehouse_id, bin: slip.bin.trim() || null };
      return { ...head, deed, body: { version, qty: slip.qty, ...to, note } };
    }
    case 'cut': {
      const cut = { lengths_m: lengthsOf(slip.lengths), kerf_mm: slip.kerf };
      return { ...head, deed, body: { version, qty: slip.qty, ...cut, note } };
    }
  }
}
