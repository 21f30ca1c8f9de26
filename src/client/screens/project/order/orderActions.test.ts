import { describe, expect, it } from 'vitest';
import { sortActions } from './orderActions';

describe('the steps of an order on its screen', () => {
  it('offers the way forward first and hides the cancellation', () => {
    expect(sortActions(['confirm_payment', 'reject_payment', 'cancel'])).toEqual({
      primary: 'confirm_payment',
      beside: ['reject_payment'],
      menu: ['cancel'],
    });
  });

  it('asks for the answer to a wish to cancel before anything else', () => {
    const { primary, beside } = sortActions(['ship', 'agree_cancel', 'refuse_cancel']);
    expect(primary).toBe('agree_cancel');
    expect(beside).toEqual(['refuse_cancel', 'ship']);
  });

  it('offers nothing when the server allows nothing', () => {
    expect(sortActions([])).toEqual({ primary: undefined, beside: [], menu: [] });
  });
});
