import { describe, expect, it } from 'vitest';
import { matchesSaleMaterial, npsInches, type SaleMaterial } from './matchMaterial';
import { parseLine } from './parseLine';
import { specOfLine } from './spec';

const any: SaleMaterial = {
  category: 'pipe',
  types: [],
  grade_families: [],
  grades: [],
  nps_min: null,
  nps_max: null,
  classes: [],
  makers: [],
};
const match = (text: string, sale: Partial<SaleMaterial>) =>
  matchesSaleMaterial(specOfLine(parseLine(text)), { ...any, ...sale });

describe('matchesSaleMaterial', () => {
  it('covers everything of its category when nothing is narrowed', () => {
    expect(match('PIPE SMLS 6" SCH40 A106-B', {})).toEqual({ matches: true, reasons: [] });
    expect(match('GATE VALVE 2" 150#', {}).reasons).toEqual(['category']);
  });

  it('compares sizes as lengths, over every size of the item', () => {
    expect(match('PIPE 1-1/2" A106-B', { nps_min: '1', nps_max: '2' }).matches).toBe(true);
    expect(match('REDUCER 6"x3/4"', { category: 'fitting', nps_min: '1' }).reasons).toEqual(['size']);
    expect([npsInches('1-1/2'), npsInches('3/4'), npsInches('10'), npsInches('x')]).toEqual([1.5, 0.75, 10, null]);
  });

  it('covers a grade by its name or its family, never STS370 as stainless', () => {
    expect(match('PIPE A312-TP316L 2"', { grade_families: ['stainless'] }).matches).toBe(true);
    expect(match('PIPE STS370 50A', { grade_families: ['stainless'] }).reasons).toEqual(['grade']);
    expect(match('PIPE A106-B 2"', { grades: ['A106-B'] }).matches).toBe(true);
  });

  it('covers finer types under a broad one and leaves open what the line does not say', () => {
    expect(match('ELBOW 90 LR 4"', { category: 'fitting', types: ['ELBOW'] }).matches).toBe(true);
    expect(match('TEE 4"', { category: 'fitting', types: ['ELBOW'] }).reasons).toEqual(['type']);
    expect(match('FLANGE 4"', { category: 'flange', classes: ['150'] }).matches).toBe(true);
    expect(match('FLANGE 4" 300#', { category: 'flange', classes: ['150'] }).reasons).toEqual(['class']);
  });
});
