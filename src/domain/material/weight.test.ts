import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { parseLine } from './parseLine';
import { specOfLine } from './spec';
import { kgPerUnit } from './unitWeight';
import { theoreticalWeight } from './weight';

const weigh = (
  text: string,
  qty: string | null = null,
  uom: Parameters<typeof theoreticalWeight>[2] = null,
  length?: string,
) => theoreticalWeight(specOfLine(parseLine(text)), qty, uom, length);

describe('theoreticalWeight', () => {
  it('takes pipe from the table of its own standard', () => {
    expect(weigh('PIPE 6" SCH40 A106-B', '12', 'M')).toEqual({
      known: true,
      kg_per_unit: '28.26',
      unit: 'M',
      total_kg: '339.12',
      basis: 'table',
      source: 'ASME B36.10M',
    });
    expect(weigh('강관 SPP 50A', '6', 'M')).toMatchObject({
      kg_per_unit: '5.12',
      basis: 'single_source',
      source: 'KS D 3507',
    });
    expect(weigh('강관 SPPS380 65A SCH40')).toMatchObject({ kg_per_unit: '9.12', source: 'KS D 3562' });
  });

  it('falls back to the formula and corrects for density', () => {
    expect(weigh('PIPE 114.3 x 6.3 A106-B', '1', 'M')).toMatchObject({ kg_per_unit: '16.779', basis: 'formula' });
    const carbon = weigh('PIPE 4" 6.3mm WT A106-B');
    const stainless = weigh('PIPE 4" 6.3mm WT A312-TP316L');
    expect(carbon).toMatchObject({ kg_per_unit: '16.779' });
    expect(stainless).toMatchObject({ kg_per_unit: '17.064' });
  });

  it.each([
    ['PIPE 114.3 x 6.3 A106-B', '1000', 'M'],
    ['PIPE 4" 6.3mm WT A312-TP316L', '37', 'EA'],
    ['STS304 PIPE 100A SCH10S', '35', 'M'],
    ['FLANGE WN RF 6" 150# A182-F316L SCH40', '333', 'EA'],
  ] as const)('adds up as it is shown: one of %s times %s is the sum', (text, qty, uom) => {
    const spec = { ...specOfLine(parseLine(text)), length_m: '5.85' };
    const weight = theoreticalWeight(spec, qty, uom);
    const one = kgPerUnit(weight, spec, uom);
    const sum = weight.known ? weight.total_kg : null;
    expect(one).not.toBeNull();
    expect(
      Big(one ?? 0)
        .times(qty)
        .toString(),
    ).toBe(sum);
  });

  it('weighs pieces of pipe only when their length is known', () => {
    expect(weigh('PIPE 6" SCH40 A106-B', '10', 'EA')).toEqual({ known: false, reason: 'no_length' });
    expect(weigh('PIPE 6" SCH40 A106-B', '10', 'EA', '6')).toMatchObject({ total_kg: '1695.6' });
    expect(weigh('PIPE 6" SCH40 L=6M A106-B', '10', 'EA')).toMatchObject({ total_kg: '1695.6' });
  });

  it('takes a quantity in kg or ton as the weight itself', () => {
    expect(weigh('PIPE 6" A106-B', '1.2', 'TON')).toMatchObject({
      known: true,
      total_kg: '1200',
      kg_per_unit: null,
      basis: 'stated',
    });
    expect(weigh('PIPE 6" SCH40 A106-B', '500', 'KG')).toMatchObject({ total_kg: '500', kg_per_unit: '28.26' });
  });

  it('takes flanges and butt-weld fittings from their tables and keeps the basis of the row', () => {
    expect(weigh('FLANGE WN 150# 2" A105', '4', 'EA')).toMatchObject({
      kg_per_unit: '2.72',
      total_kg: '10.88',
      basis: 'table',
    });
    expect(weigh('후렌지 SO 10K 80A SS400')).toMatchObject({ basis: 'computed', source: 'JIS B 2220' });
    expect(weigh('ELBOW 90 LR 6" SCH40 A234-WPB', '2', 'EA')).toMatchObject({
      kg_per_unit: '10.66',
      total_kg: '21.32',
    });
    expect(weigh('TEE 2" STD A234-WPB')).toMatchObject({ kg_per_unit: '1.59', basis: 'single_source' });
  });

  it('says why a weight is not known', () => {
    expect(weigh('GATE VALVE 2" 150#')).toEqual({ known: false, reason: 'not_in_tables' });
    expect(weigh('PIPE A106-B 6 M')).toEqual({ known: false, reason: 'no_size' });
    expect(weigh('PIPE 6" A106-B')).toEqual({ known: false, reason: 'no_wall' });
  });
});
