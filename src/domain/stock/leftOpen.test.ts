import { describe, expect, it } from 'vitest';
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
});
