import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specSchema } from '../../contract/entities/spec';
import { parseLine } from './parseLine';
import { changedSpec, rebuildSpec, settledAlternate, specOfLine, toSpec } from './spec';

const read = (text: string) => specOfLine(parseLine(text));

describe('specOfLine', () => {
  it('tells KS/JIS sizes from ASME sizes, which differ in diameter', () => {
    expect(read('강관 SPPS380 65A SCH40 6M')).toMatchObject({
      size_system: 'ks_jis',
      od_mm: '76.3',
      wall_mm: '5.2',
      dn: [65],
    });
    expect(read('PIPE SMLS 2-1/2" SCH40 A106-B 6M')).toMatchObject({
      size_system: 'asme',
      od_mm: '73.0',
      wall_mm: '5.16',
      dn: [65],
    });
  });

  it('goes by the grade before the notation, and leaves unknown what nothing tells', () => {
    expect(read('PIPE SMLS 150A SCH40 A106-B 6M').od_mm).toBe('168.3');
    expect(read('흑관 150A 6M 10본').size_system).toBe('ks_jis');
    expect(toSpec({ category: 'pipe', nps: ['6'] })).toMatchObject({ size_system: null, od_mm: null, wall_mm: null });
  });

  it('takes a stated wall as it is and keeps the finish', () => {
    expect(read('Ø60.5*3.65t 백관 20본')).toMatchObject({ wall_mm: '3.65', schedule: [], coating: 'galvanised' });
  });

  it('gives one key to one material however it is written, another to another', () => {
    const key = (text: string) => read(text).canonical_key;
    expect(key('PIPE SMLS 6" SCH40 A106 GR.B BE 12 M')).toBe(key('무계목강관 A106-B 150A S/40 BE 3본'));
    expect(key('PIPE SMLS 6" SCH40 A106-B')).not.toBe(key('PIPE SMLS 6" SCH80 A106-B'));
    expect(key('육각볼트 M16x90 SS400 40개')).toBe(key('HEX BOLT M16*90L SS400 8EA'));
    expect(key('육각볼트 M16x90 SS400')).not.toBe(key('육각볼트 M20x90 SS400'));
    expect(key('후렌지 10K 65A SS400')).not.toBe(key('FLANGE 150# 2-1/2" SS400'));
  });

  it('answers what the contract takes, for any line', () => {
    const lines = [
      'PIPE 42" 12.7mm WT A106-B',
      'REDUCER 6"x4" SCH 40 x SCH 80',
      '',
      'STUD BOLT M20 B7/2H',
      'NIPPLE 1/2" L=75mm',
    ];
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...lines), fc.string()), (text) => {
        const spec = read(text);
        expect(specSchema.parse(spec)).toEqual(spec);
      }),
    );
  });

  it('looks diameter, wall and key up again after a change', () => {
    const changed = rebuildSpec(read('PIPE SMLS 6" SCH40 A106-B'), { nps: ['8'] });
    expect(changed).toMatchObject({ od_mm: '219.1', wall_mm: '8.18', dn: [200] });
    expect(changed.canonical_key).toBe(read('PIPE SMLS 8" SCH40 A106-B').canonical_key);
  });
});

describe('changedSpec', () => {
  it('looks up the wall again when the schedule, the size or the grade it follows from changes', () => {
    const tee = read('EQ TEE 4" SCH40 BW A234-WPB');
    expect([tee.wall_mm, changedSpec(tee, { schedule: ['80'] }).wall_mm]).toEqual(['6.02', '8.56']);
    expect(changedSpec(tee, { dn: [150] })).toMatchObject({ nps: ['6'], dn: [150], od_mm: '168.3', wall_mm: '7.11' });
    expect(changedSpec(tee, { schedule: ['777'] }).wall_mm).toBeNull();
    const single = read('강관 SPP 50A 6M');
    expect([single.wall_mm, changedSpec(single, { dn: [100] }).wall_mm]).toEqual(['3.65', '4.5']);
  });

  it('keeps a wall that was stated itself until a schedule takes its place', () => {
    const stated = read('PIPE 4" 6.4t A106-B');
    expect(changedSpec(stated, { grade: 'A333-6' }).wall_mm).toBe('6.4');
    expect(changedSpec(stated, { schedule: ['80'] }).wall_mm).toBe('8.56');
    expect(changedSpec(stated, { schedule: ['80'], wall_mm: '9' }).wall_mm).toBe('9');
  });

  it('settles an alternate that still has the wall of the item requested', () => {
    const pipe = read('PIPE 4" SCH40 A106-B 6M');
    const stale = { ...pipe, schedule: ['80'], canonical_key: '' };
    expect(settledAlternate(pipe, stale)).toEqual({ ...stale, wall_mm: '8.56' });
    expect(settledAlternate(pipe, { ...pipe, dn: [80], nps: [], od_mm: null })).toMatchObject({
      nps: ['3'],
      od_mm: '88.9',
      wall_mm: '5.49',
    });
  });
});
