import { describe, expect, test } from 'vitest';
import { emptySpec } from '../../contract/entities/spec';
import { fittingWeight } from './fittingWeight';
import { sectionWeight } from './sectionWeight';
import { hasOddWeight, theoreticalWeight } from './weight';

/** The weight as a yard reads it: `49.9 kg/M table`. */
const weighed = (section: string, figures = 4) => {
  const known = sectionWeight(section);
  return known && `${Number(known.kg.toPrecision(figures))} kg/${known.unit} ${known.source}`;
};

describe('sections weigh what their standard prints', () => {
  test.each([
    ['H-200x200x8x12', '49.9 kg/M KS D 3502'],
    ['H-200x100x5.5x8', '21.3 kg/M KS D 3502'],
    ['H-400x200x8x13', '66 kg/M KS D 3502'],
    ['I-200x100x7x10', '26 kg/M KS D 3502'],
    ['C-100x50x5x7.5', '9.36 kg/M KS D 3502'],
    ['L-50x50x6', '4.43 kg/M KS D 3502'],
    ['L-100x75x7', '9.32 kg/M KS D 3502'],
    ['L-125x75x7', '10.7 kg/M KS D 3502'],
    ['L-150x100x9', '17.1 kg/M KS D 3502'],
    ['L-90x75x9', '11 kg/M KS D 3502'],
    ['IPE-200', '22.4 kg/M EN 10365'],
    ['HEB-200', '61.3 kg/M EN 10365'],
    ['UB-457x191x67', '67 kg/M BS 4-1'],
    ['UC-203x203x46', '46 kg/M BS 4-1'],
    ['D-13', '0.995 kg/M KS D 3504'],
    ['W-12x26', '38.69 kg/M ASTM A6'],
    ['W-44x335', '498.5 kg/M ASTM A6'],
    ['C-8x11.5', '17.11 kg/M ASTM A6'],
  ])('%s: %s', (section, weight) => expect(weighed(section)).toBe(weight));

  test.each([
    ['LC-100x50x20x2.3', '4.06 kg/M KS D 3530'],
    ['SHS-100x100x4.5', '13.1 kg/M KS D 3568'],
    ['SHS-100x50x3.2', '7.01 kg/M KS D 3568'],
    ['CHS-114.3x4.5', '12.2 kg/M KS D 3566'],
    ['RB-25', '3.86 kg/M KS D 3051'],
    ['SB-20', '3.14 kg/M KS D 3051'],
    ['FB-50x6', '2.36 kg/M KS D 3051'],
    ['PL-6x1524x3048', '219 kg/EA KS D 3500'],
    ['PL-1/2x48x96', '296 kg/EA KS D 3500'],
    ['HSS-4x4x1/4', '18.2 kg/M ASTM A500'],
    ['HSS-6x.250', '22.9 kg/M ASTM A500'],
    ['L-4x4x1/2', '19 kg/M ASTM A6'],
  ])('%s: %s, by its geometry', (section, weight) => expect(weighed(section, 3)).toBe(weight));

  test.each([
    'H-200x200x8',
    'I-9x9',
    'L-50x50',
    'LC-100x50x20',
    'SHS-100x50',
    'CHS-114.3',
    'FB-50x6x3',
    'PL-6x1524',
    'D-99',
    'UB-457x191',
    'HSS-6',
    'L-4x4',
    'PL-1/2x48',
    'XX-1',
    'nonsense',
    '12',
    'IPE-201',
    'W-45x335',
    'SHS-10x10x5',
    'CHS-10x5',
    'SHS-0x100x3',
    'FB-0x5',
    'H-axbxcxd',
    'HSS-4x0x1/4',
    'HSS-4x4x0',
  ])('%s names no section that could be weighed', (section) => expect(sectionWeight(section)).toBeNull());
});

describe('butt-weld fittings', () => {
  const fitting = (type: string, nps: string[], schedule: string, grade = 'A234-WPB') => {
    const known = fittingWeight({ ...emptySpec, category: 'fitting', type, nps, schedule: [schedule], grade });
    return known && `${known.kg.round(2).toString()} ${known.basis}`;
  };

  test('up to 10", 40 and 40S have the wall of STD; from 12" on each has its own', () => {
    expect(fitting('ELBOW 90 LR', ['6'], '40S')).toBe('10.66 table');
    expect(fitting('ELBOW 90 LR', ['10'], '40S')).toBe('37.65 table');
    expect(fitting('ELBOW 90 LR', ['12'], '40')).toBe('59.87 single_source');
    expect(fitting('ELBOW 90 LR', ['12'], 'STD')).toBe('55.79 table');
    expect(fitting('ELBOW 90 LR', ['12'], '40S')).toBeNull();
  });

  test('up to 8" 80 has the wall of XS, up to 10" 80S has', () => {
    expect(fitting('ELBOW 90 LR', ['8'], '80S')).toBe('32.21 table');
    expect(fitting('ELBOW 90 LR', ['10'], '80S')).toBe('50.8 table');
    expect(fitting('ELBOW 90 LR', ['10'], '80')).toBe('59.87 single_source');
    expect(fitting('ELBOW 90 LR', ['12'], '80S')).toBeNull();
  });

  test('a tee of two sizes is in no table, one of the same size twice is', () => {
    expect(fitting('TEE', ['2'], 'STD')).toBe('1.59 single_source');
    expect(fitting('TEE', ['2', '2'], 'STD')).toBe('1.59 single_source');
    expect(fitting('TEE', ['2', '1'], 'STD')).toBeNull();
  });

  test('without a size or a schedule no weight is known', () => {
    expect(fitting('ELBOW 90 LR', [], 'STD')).toBeNull();
    expect(fitting('ELBOW 90 LR', ['6'], '')).toBeNull();
  });
});

describe('measures that no real piece has', () => {
  const steel = (section: string, length_m: string | null = null) => ({
    ...emptySpec,
    category: 'section' as never,
    section,
    length_m,
  });
  test.each([
    ['PL-500x1000x2000', null, false],
    ['PL-501x1000x2000', null, true],
    ['PL-6x1500x30000', null, false],
    ['PL-6x1500x30001', null, true],
    ['PL-100x10000x20000', null, true],
    ['H-200x200x8x12', '30', false],
    ['H-200x200x8x12', '31', true],
  ])('%s of %s m: odd %s', (section, length, odd) => expect(hasOddWeight(steel(section, length))).toBe(odd));

  test('have no weight rather than a wrong one', () => {
    expect(theoreticalWeight(steel('PL-501x1000x2000'), '1', 'EA')).toEqual({ known: false, reason: 'odd' });
    expect(theoreticalWeight(steel('H-200x200x8x12', '6'), '2', 'EA')).toMatchObject({ total_kg: '598.8' });
  });
});
