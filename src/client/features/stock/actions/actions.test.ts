import { describe, expect, it } from 'vitest';
import type { StockItem } from '../../../../contract/entities/stock';
import { blankForm, lengthsOf, formProblem, workOf } from './actions';

const lot = {
  id: 'a',
  version: 4,
  warehouse_id: 'w1',
  bin: 'A-01',
  on_hand: '12',
  reserved: '2',
  available: '10',
  spec: { length_m: '6' },
} as unknown as StockItem;
const form = (action: Parameters<typeof blankForm>[0], change: object) => ({ ...blankForm(action, lot), ...change });

describe('the form of a movement', () => {
  it('never takes what is reserved', () => {
    expect(formProblem('issue', form('issue', { qty: '10' }), lot)).toBeNull();
    expect(formProblem('issue', form('issue', { qty: '10.001' }), lot)).toBe('short');
    expect(formProblem('adjust', form('adjust', { qty: '-11' }), lot)).toBe('short');
    expect(formProblem('count', form('count', { qty: '1' }), lot)).toBe('belowReserved');
  });

  it('counts down to nothing, but receives and adjusts by something', () => {
    expect(formProblem('count', form('count', { qty: '0' }), { ...lot, reserved: '0' })).toBeNull();
    expect(formProblem('receive', form('receive', { qty: '0' }), lot)).toBe('number');
    expect(formProblem('adjust', form('adjust', { qty: '0' }), lot)).toBe('number');
  });

  it('moves to another place only', () => {
    const to = { qty: '1', warehouse_id: 'w1', bin: ' A-01 ' };
    expect(formProblem('move', form('move', to), lot)).toBe('samePlace');
    expect(formProblem('move', form('move', { ...to, bin: 'B-02' }), lot)).toBeNull();
  });

  it('cuts what fits into the whole, the kerf included', () => {
    expect(lengthsOf('2.5, 1.2\n2')).toEqual(['2.5', '1.2', '2']);
    expect(formProblem('cut', form('cut', { qty: '1', lengths: '3, 3' }), lot)).toBe('tooLong');
    expect(formProblem('cut', form('cut', { qty: '1', lengths: '3, 2.9' }), lot)).toBeNull();
  });

  it('sends the version it was read with', () => {
    expect(workOf('count', form('count', { qty: '9', note: ' ' }), lot)).toEqual({
      action: 'count',
      item_id: 'a',
      body: { version: 4, counted: '9', note: null },
    });
  });
});
