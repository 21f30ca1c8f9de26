import type { Order, OrderAction } from '../../../../contract/entities/order';
import type { OrderStep } from '../../../queries/order';

/** What a step asks for in its dialog. */
export type StepField = 'note' | 'reason' | 'carrier' | 'tracking_number';
export type StepValues = Record<StepField, string>;
export const emptyValues: StepValues = { note: '', reason: '', carrier: '', tracking_number: '' };

const fields: Record<Exclude<OrderAction, 'report_payment'>, readonly StepField[]> = {
  confirm_payment: ['note'],
  reject_payment: ['reason'],
  ship: ['carrier', 'tracking_number', 'note'],
  receive: ['note'],
  cancel: ['reason'],
  agree_cancel: ['note'],
  refuse_cancel: ['note'],
  confirm_refund: ['note'],
};

/** Fields of a step's dialog; reporting a transfer has a page of its own. */
export function fieldsOf(action: OrderAction): readonly StepField[] {
  return action === 'report_payment' ? [] : fields[action];
}

const orNull = (text: string) => text.trim() || null;

/** The call that a filled dialog stands for; undefined for the step that has a page of its own. */
export function stepOf(action: OrderAction, { version }: Order, values: StepValues): OrderStep | undefined {
  const note = orNull(values.note);
  const reason = values.reason.trim();
  switch (action) {
    case 'confirm_payment':
    case 'receive':
    case 'confirm_refund':
      return { action, body: { version, note } };
    case 'reject_payment':
    case 'cancel':
      return { action, body: { version, reason } };
    case 'ship':
      return {
        action,
        body: { version, note, carrier: orNull(values.carrier), tracking_number: orNull(values.tracking_number) },
      };
    case 'agree_cancel':
    case 'refuse_cancel':
      return { action: 'answer_cancel', body: { version, note, agree: action === 'agree_cancel' } };
    case 'report_payment':
      return undefined;
  }
}
