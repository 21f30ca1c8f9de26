import { expect, test } from 'vitest';
import { emptySpec } from '../../contract/entities/spec';
import { kgPerUnit } from './unitWeight';
import type { Weight } from './weight';

const metre: Weight = { known: true, kg_per_unit: '28.26', unit: 'M', total_kg: null, basis: 'table', source: '' };
const piece: Weight = { ...metre, unit: 'EA' };
const pipe = { ...emptySpec, length_m: '6' };

test('pipe requested in pieces weighs its whole length, so that a price per kg is not six times too low', () => {
  expect(kgPerUnit(metre, pipe, 'EA')).toBe('169.56');
  expect(kgPerUnit(metre, pipe, 'M')).toBe('28.26');
});

test('nothing is guessed: a piece of unknown length, a fitting by the metre, a lot', () => {
  expect(kgPerUnit(metre, { ...pipe, length_m: null }, 'EA')).toBeNull();
  expect(kgPerUnit(piece, pipe, 'M')).toBeNull();
  expect(kgPerUnit(piece, pipe, 'LOT')).toBeNull();
});

test('a piece stays a piece', () => {
  expect(kgPerUnit(piece, pipe, 'EA')).toBe('28.26');
});
