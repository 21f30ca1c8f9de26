import { describe, expect, it } from 'vitest';
import { emptySpec, type Spec } from '../../contract/entities/spec';
import { parseLine } from '../material/parseLine';
import { specOfLine } from '../material/spec';
import { leftOpen } from './leftOpen';

const spec = (text: string) => specOfLine(parseLine(text));
const open = (requested: string, lot: string) =>
  leftOpen(spec(requested), spec(lot), 'ko').map(({ field, has }) => `${field}: ${has}`);

describe('what a line leaves open and stock states', () => {
  it('names angle, wall, grade and ends of a fitting', () => {
    expect(open('엘보 4" 10EA', '45도 엘보 4" SCH40 A234-WPB BW')).toEqual([
      'type: 45도 엘보',
      'schedule: SCH40',
      'grade: A234-WPB',
      'ends: BW',
    ]);
  });

  it('names the grade of a pipe and the length of its pieces', () => {
    expect(open('파이프 50A 10S 10EA', '파이프 50A SCH10S STS304TP L=6M')).toEqual(['grade: STS304TP', 'length_m: 6']);
  });

  it('names the length that a line wants of pieces whose length the stock does not state', () => {
    const [requested, lot] = ['파이프 100A SCH10S STS304TP L=6M', '파이프 100A SCH10S STS304TP'].map(spec);
    expect(leftOpen(requested as Spec, lot as Spec, 'ko')).toEqual([{ field: 'length_m', wants: '6' }]);
  });

  it('names the body of a valve', () => {
    expect(open('게이트밸브 2" CL150 3대', 'GATE VALVE 2" CL150 A216-WCB RF')).toEqual([
      'grade: A216-WCB',
      'facing: RF',
    ]);
  });

  it('finds nothing open in the same material', () => {
    const whole = 'PIPE SMLS 4" SCH40 A106-B';
    expect(open(whole, whole)).toEqual([]);
    expect(open(whole, `${whole} ASME B36.10M`)).toEqual([]);
  });

  it('names each fact that stock alone has, and none that both have', () => {
    const lot = {
      ...spec('PIPE SMLS 4" SCH40 A106-B'),
      class: '150',
      standard: 'ASME B36.10M',
      facing: 'RF',
      ends: 'FLGD',
      length_m: '6',
      coating: 'galvanised',
      details: [
        { kind: 'note', text: 'NACE' },
        { kind: 'note', text: 'PMI' },
      ],
    } as unknown as Spec;
    const bare = { ...emptySpec, category: lot.category, nps: lot.nps, dn: lot.dn };
    const fields = (requested: Spec) => leftOpen(requested, lot, 'en').map(({ field }) => field);
    // The ends are said by the face.
    expect(fields(bare)).toEqual([
      'type',
      'schedule',
      'class',
      'grade',
      'standard',
      'facing',
      'length_m',
      'coating',
      'details',
    ]);
    expect(leftOpen(bare, lot, 'en').at(-1)?.has).toBe('NACE, PMI');
    expect(leftOpen({ ...lot, details: [] }, lot, 'en')).toEqual([{ field: 'details', has: 'NACE, PMI' }]);
    expect(leftOpen(lot, lot, 'en')).toEqual([]);
    expect(fields({ ...lot, grade: null, standard: 'KS' })).toEqual(['grade']);
    expect(fields({ ...lot, schedule: [], wall_mm: '6.02' })).toEqual([]);
    expect(leftOpen({ ...lot, ends: null }, { ...lot, ends: 'BW' }, 'en')).toEqual([{ field: 'ends', has: 'BW' }]);
    expect(leftOpen({ ...lot, ends: null, facing: null }, { ...lot, facing: null }, 'en')).toEqual([
      { field: 'ends', has: 'FLGD' },
    ]);
  });
});
