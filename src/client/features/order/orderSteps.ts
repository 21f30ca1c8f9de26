import type { Order, OrderAction } from '../../../contract/entities/order';
import type { OrderStep } from '../../queries/order';

/** What a step asks for in its dialog. */
export type StepField = 'note' | 'reason' | 'tax_number' | 'issued_on';
export type StepValues = Record<StepField, string>;
export const emptyValues: StepValues = { note: '', reason: '', tax_number: '', issued_on: '' };

/** Steps with a page or dialog of their own. */
export type OwnForm = 'report_payment' | 'ship' | 'receive' | 'open_claim';

const fields: Record<Exclude<OrderAction, OwnForm>, readonly StepField[]> = {
  confirm_payment: ['note'],
  reject_payment: ['reason'],
  cancel: ['reason'],
  agree_cancel: ['note'],
  refuse_cancel: ['note'],
  confirm_refund: ['note'],
  resolve_claim: ['reason'],
  agree_settlement: ['note'],
  refuse_settlement: ['reason'],
  confirm_balance: ['note'],
  record_tax_invoice: ['tax_number', 'issued_on'],
};

const REQUIRED: readonly StepField[] = ['reason', 'tax_number', 'issued_on'];

/** Whether a step cannot be taken without this field. */
export const isRequired = (field: StepField) => REQUIRED.includes(field);

/** Fields of a step's dialog. */
export function fieldsOf(action: Exclude<OrderAction, OwnForm>): readonly StepField[] {
  return fields[action];
}

const orNull = (text: string) => text.trim() || null;

/** The call that a filled dialog stands for; undefined where there is nothing to act on any more. */
export function stepOf(
  action: Exclude<OrderAction, OwnForm>,
  { version, claims }: Order,
  values: StepValues,
): OrderStep | undefined {
  const note = orNull(values.note);
  const reason = values.reason.trim();
  switch (action) {
    case 'confirm_payment':
    case 'confirm_balance':
    case 'confirm_refund':
      return { action, body: { version, note } };
    case 'reject_payment':
    case 'cancel':
      return { action, body: { version, reason } };
    case 'agree_cancel':
    case 'refuse_cancel':
      return { action: 'answer_cancel', body: { version, note, agree: action === 'agree_cancel' } };
    case 'resolve_claim': {
      const open = claims.find((claim) => claim.status === 'OPEN');
      return open && { action, claim_id: open.id, body: { version, resolution: reason } };
    }
    case 'agree_settlement':
      return { action: 'answer_settlement', body: { version, agree: true, note } };
    case 'refuse_settlement':
      return { action: 'answer_settlement', body: { version, agree: false, note: reason } };
    case 'record_tax_invoice':
      return { action, body: { version, number: values.tax_number.trim(), issued_on: values.issued_on } };
  }
}
