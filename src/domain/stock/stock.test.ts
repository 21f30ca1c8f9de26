import { describe, expect, test } from 'vitest';
import { cutPlan } from './cutPlan';
import { editDistance, lettersOf } from './editDistance';
import { priceEach, quantityProblem } from './priceEach';

describe('cutting', () => {
  test('each cut loses the kerf; a rest shorter than a hand is scrap', () => {
    expect(cutPlan('6', ['2.5', '1.2', '1.2'], '3')).toEqual({
      pieces: [
        { length_m: '2.5', count: 1 },
        { length_m: '1.2', count: 2 },
      ],
      remnant_m: '1.091',
    });
    expect(cutPlan('6', ['5.95'], '3')?.remnant_m).toBeNull();
  });
  test('pieces that meet the end exactly need no last cut; a hair more does not fit', () => {
    expect(cutPlan('6', ['3', '2.997'], '3')?.remnant_m).toBeNull();
    expect(cutPlan('6', ['3', '2.998'], '3')).toBeNull();
    expect(cutPlan('6', ['0'], '3')).toBeNull();
    expect(cutPlan('6', ['1', '0'], '3')).toBeNull();
    expect(cutPlan('6', [], '3')).toBeNull();
  });
});

describe('the price of one unit', () => {
  const lot = { uom: 'EA' as const, length_m: '6', unit_weight_kg: '96.48' };
  test('per piece, metre and kilogram; null where a fact is missing', () => {
    expect(priceEach(lot, '150000', 'EA')).toBe('150000');
    expect(priceEach(lot, '25000', 'M')).toBe('150000');
    expect(priceEach(lot, '1480', 'KG')).toBe('142790.4');
    expect(priceEach({ ...lot, unit_weight_kg: null }, '1480', 'KG')).toBeNull();
  });
});

describe('a quantity to buy', () => {
  const lot = { open_qty: '10', moq: '4', multiple: '3' };
  test.each([
    ['11', 'quantity_short'],
    ['3', 'below_moq'],
    ['4', 'not_multiple'],
    ['6', null],
    ['10', null],
  ])('%s → %s', (qty, problem) => expect(quantityProblem(qty, lot)).toBe(problem));
});

describe('misspelt words', () => {
  test('one wrong letter of a Korean syllable is one edit, as two swapped neighbours are', () => {
    expect(editDistance(lettersOf('세아제강'), lettersOf('세아재강'), 2)).toBe(1);
    expect(editDistance('valve', 'vavle', 2)).toBe(1);
    expect(editDistance('pipe', 'flange', 2)).toBe(3);
  });
});
