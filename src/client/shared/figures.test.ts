import { describe, expect, it } from 'vitest';
import { hitsFigure, moneyFigure, perUnitFigure, priceFigure, quantityFigure, weightFigure } from './figures';

describe('figures on the screen', () => {
  it('writes won without and dollars with two decimals', () => {
    expect(moneyFigure('1250000', 'KRW')).toBe('1,250,000');
    expect(moneyFigure('-1250.5', 'USD')).toBe('-1,250.50');
  });

  it('keeps the decimals of a unit price and drops empty ones', () => {
    expect(priceFigure('3450.5000', 'KRW')).toBe('3,450.5');
    expect(priceFigure('12.5', 'USD')).toBe('12.50');
    expect(priceFigure('0.1234', 'USD')).toBe('0.1234');
  });

  it('turns to tons from ten tons on, in a column too', () => {
    expect(weightFigure('9999.9')).toEqual({ value: '9,999.9', unit: 'kg' });
    expect(weightFigure('10000')).toEqual({ value: '10', unit: 't' });
    expect(weightFigure('12345.6')).toEqual({ value: '12.346', unit: 't' });
  });

  it('writes a weight as the grid and the documents do', () => {
    for (const [kg, value] of [
      ['44.96', '44.96'],
      ['22.44', '22.44'],
      ['314.949', '314.949'],
      ['1312.720', '1,312.72'],
    ] as const)
      expect(weightFigure(kg)).toEqual({ value, unit: 'kg' });
  });

  it('writes weights that are compared in the unit of the heaviest', () => {
    expect(weightFigure('4034', '133850')).toEqual({ value: '4.034', unit: 't' });
    expect(weightFigure('0', '9000')).toEqual({ value: '0', unit: 'kg' });
  });

  it('groups quantities', () => {
    expect(quantityFigure('12000.500')).toBe('12,000.5');
  });

  it('counts hits exactly up to 2,000', () => {
    expect(hitsFigure(0)).toBe('0');
    expect(hitsFigure(2000)).toBe('2,000');
    expect(hitsFigure(2001)).toBe('2,000+');
  });

  it('writes the weight of one piece with all of its digits and what it is of', () => {
    expect(perUnitFigure('30.725', 'EA')).toBe('30.725 kg/EA');
    expect(perUnitFigure('1049.9', 'm')).toBe('1,049.9 kg/m');
  });
});
