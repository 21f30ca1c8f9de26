import { describe, expect, test } from 'vitest';
import { isPermitted, permittedQuantities } from './permitted';

const offer = (requested: string, offered: string, moq: string | null = null, multiple: string | null = null) => ({
  requested,
  offered,
  moq,
  multiple,
});

describe('the quantities in which an offer can be awarded', () => {
  test('without a minimum and a multiple: piece by piece up to what is requested', () => {
    expect(permittedQuantities(offer('10', '10'))).toEqual({ max: '10', step: '1', least: '1', even: true });
    expect(permittedQuantities(offer('10', '30'))).toEqual({ max: '10', step: '1', least: '1', even: true });
    expect(permittedQuantities(offer('10', '4'))).toEqual({ max: '4', step: '1', least: '1', even: true });
  });

  test('metres and kilograms by as many decimals as buyer or seller wrote', () => {
    expect(permittedQuantities(offer('10.5', '10.25'))).toMatchObject({ max: '10.25', step: '0.01', least: '0.01' });
    expect(permittedQuantities(offer('10.5', '20'))).toMatchObject({ max: '10.5', step: '0.1' });
  });

  test('a very large quantity in steps coarse enough to distinguish sellers, not in its last digit', () => {
    expect(permittedQuantities(offer('100000', '100000'))?.step).toBe('1');
    expect(permittedQuantities(offer('1000000', '1000000'))?.step).toBe('10');
    expect(permittedQuantities(offer('25000.5', '25000.5'))?.step).toBe('1');
  });

  test('in multiples of the seller: of more than requested, no more than fits', () => {
    expect(permittedQuantities(offer('10', '100', null, '3'))).toEqual({ max: '9', step: '3', least: '3', even: true });
    expect(permittedQuantities(offer('2', '100', null, '3'))).toBeNull();
  });

  test('all that was offered may be taken even where it is no multiple', () => {
    expect(permittedQuantities(offer('10', '10', null, '3'))).toEqual({
      max: '10',
      step: '3',
      least: '3',
      even: false,
    });
  });

  test('from the first multiple that reaches the minimum', () => {
    expect(permittedQuantities(offer('10', '10', '4'))?.least).toBe('4');
    expect(permittedQuantities(offer('10', '10', '4', '3'))?.least).toBe('6');
    expect(permittedQuantities(offer('12', '12', '6', '3'))?.least).toBe('6');
  });

  test('of a minimum that is more than was offered, all or nothing', () => {
    expect(permittedQuantities(offer('10', '3', '5'))).toMatchObject({ max: '3', least: '3' });
  });

  test('none where the minimum is more than requested, or its next multiple is', () => {
    expect(permittedQuantities(offer('10', '30', '11'))).toBeNull();
    expect(permittedQuantities(offer('10', '30', '10'))?.max).toBe('10');
    expect(permittedQuantities(offer('10', '30', '10', '4'))).toBeNull();
    expect(permittedQuantities(offer('10', '0'))).toBeNull();
  });
});

describe('whether so much of an offer may be awarded', () => {
  test.each([
    ['0', false],
    ['-4', false],
    ['4', true],
    ['5', false],
    ['2', false],
    ['12', true],
    ['14', false],
  ])('%s of 20 that are offered in twos from 4 on, 12 requested: %s', (qty, may) => {
    expect(isPermitted(qty, offer('12', '20', '4', '2'))).toBe(may);
  });

  test('all that was offered may, and no more', () => {
    expect(isPermitted('7', offer('12', '7', '9', '2'))).toBe(true);
    expect(isPermitted('8', offer('12', '7', null, null))).toBe(false);
    expect(isPermitted('1', offer('12', '7', null, null))).toBe(true);
  });
});
