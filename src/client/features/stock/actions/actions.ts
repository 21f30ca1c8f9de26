import { isQuantity } from '../../../../contract/figures';
import Big from 'big.js';
import type { MovementReason, StockItem } from '../../../../contract/entities/stock';
import { cutPlan } from '../../../../domain/stock/cutPlan';
import type { StockWork } from '../stockWork';

export const MOVEMENTS = ['receive', 'issue', 'count', 'adjust', 'move', 'cut'] as const;
export type Movement = (typeof MOVEMENTS)[number];
export type LotAction = Movement | 'files' | 'open' | 'close';

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
export interface MovementForm {
  qty: string;
  reason: string;
  note: string;
  warehouse_id: string;
  bin: string;
  lengths: string;
  kerf: string;
}

/** The window as it opens: a count starts from what the books say, a cut with a kerf of 3 mm. */
export const blankForm = (action: Movement, item: StockItem): MovementForm => ({
  qty: action === 'count' ? item.on_hand : '',
  reason: REASONS[action][0] ?? '',
  note: '',
  warehouse_id: '',
  bin: '',
  lengths: '',
  kerf: '3',
});

/** Lengths as people write them: `2.5, 1.2` or one a line. */
export const lengthsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** What is wrong with a form; null when it can be sent. */
export function formProblem(action: Movement, form: MovementForm, item: StockItem): string | null {
  if (action === 'count') {
    if (!/^\d{1,9}(\.\d{1,3})?$/.test(form.qty)) return 'number';
    return new Big(form.qty).lt(item.reserved) ? 'belowReserved' : null;
  }
  if (action === 'adjust') {
    if (!/^-?\d{1,9}(\.\d{1,3})?$/.test(form.qty) || Number(form.qty) === 0) return 'number';
    return new Big(item.available).plus(form.qty).lt(0) ? 'short' : null;
  }
  if (!isQuantity(form.qty)) return 'number';
  if (action !== 'receive' && new Big(form.qty).gt(item.available)) return 'short';
  if (action === 'move') {
    if (!form.warehouse_id) return 'warehouse';
    return form.warehouse_id === item.warehouse_id && form.bin.trim() === (item.bin ?? '') ? 'samePlace' : null;
  }
  if (action === 'cut') return cutProblem(form, item);
  return null;
}

function cutProblem(form: MovementForm, item: StockItem): string | null {
  const lengths = lengthsOf(form.lengths);
  if (lengths.length === 0 || lengths.some((length) => !/^\d{1,3}(\.\d{1,3})?$/.test(length))) return 'lengths';
  if (!/^\d{1,2}(\.\d)?$/.test(form.kerf)) return 'kerf';
  const whole = item.spec.length_m;
  return whole !== null && !cutPlan(String(whole), lengths, form.kerf) ? 'tooLong' : null;
}

/** The form as the server takes it. */
export function workOf(action: Movement, form: MovementForm, item: StockItem): StockWork {
  const head = { item_id: item.id };
  const note = form.note.trim() || null;
  const { version } = item;
  switch (action) {
    case 'receive':
      return { ...head, action, body: { version, qty: form.qty, reason: form.reason as 'receipt', note } };
    case 'issue':
      return { ...head, action, body: { version, qty: form.qty, reason: form.reason as 'shipment', note } };
    case 'count':
      return { ...head, action, body: { version, counted: form.qty, note } };
    case 'adjust':
      return { ...head, action, body: { version, delta: form.qty, reason: form.reason as 'count', note } };
    case 'move': {
      const to = { warehouse_id: form.warehouse_id, bin: form.bin.trim() || null };
      return { ...head, action, body: { version, qty: form.qty, ...to, note } };
    }
    case 'cut': {
      const cut = { lengths_m: lengthsOf(form.lengths), kerf_mm: form.kerf };
      return { ...head, action, body: { version, qty: form.qty, ...cut, note } };
    }
  }
}
