import type { OrderAction } from '../../../../contract/entities/order';

/** The steps in which one presses this side's progress; the first that is allowed is the primary one. */
const FORWARD: readonly OrderAction[] = [
  'agree_cancel',
  'agree_settlement',
  'report_payment',
  'confirm_payment',
  'ship',
  'receive',
  'confirm_balance',
  'resolve_claim',
  'confirm_refund',
];
const MENU: readonly OrderAction[] = ['record_tax_invoice', 'open_claim', 'cancel'];
const BESIDE: readonly OrderAction[] = ['refuse_cancel', 'refuse_settlement', 'reject_payment'];

/** Sorts what the server allows into the primary step, those beside it, and what hides in the menu. */
export function sortActions(allowed: readonly OrderAction[]): {
  primary: OrderAction | undefined;
  beside: OrderAction[];
  menu: OrderAction[];
} {
  const forward = FORWARD.filter((action) => allowed.includes(action));
  return {
    primary: forward[0],
    beside: [...BESIDE.filter((action) => allowed.includes(action)), ...forward.slice(1)],
    menu: allowed.filter((action) => MENU.includes(action)),
  };
}
