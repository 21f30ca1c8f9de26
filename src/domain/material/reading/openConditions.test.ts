import { describe, expect, it } from 'vitest';
import { parseLine } from '../parseLine';
import { lineOf } from '../requestLine';

const warnings = (text: string) => lineOf(parseLine(text), {}).warnings;

describe('what the trade asks back before it quotes', () => {
  it.each([
    ['엘보 4" 10EA', ['missing_angle', 'missing_wall', 'missing_grade']],
    ['엘보 6" SCH40 A234-WPB 12EA', ['missing_angle']],
    ['파이프 50A 10S 6M 10EA', ['missing_grade']],
    ['PIPE 4" A106-B L=6M 3EA', ['missing_wall']],
    ['게이트밸브 100A 10K 8대', ['missing_body']],
  ])('%s: %j', (text, open) => expect(warnings(text)).toEqual(open));

  it.each([
    '90 엘보 4" SCH40 A234-WPB 10EA',
    'ELBOW LR 4" SCH40 A234-WPB 10EA',
    '백관 SPP 50A 60M',
    '흑관 50A 20본',
    '백엘보 25A 30개',
    '엘보 25A 나사식 6개',
    'GATE VALVE XQZ 4" 10K 2EA',
    'PIPE SMLS 4" SCH40 A106-B 60M',
    '게이트밸브 100A 10K 주철 8대',
    'GATE VALVE 2" CL150 A216-WCB 3EA',
    'FLANGE WN 4" CL150 RF A105 2EA',
    'PVC ELBOW 구매 요청 건',
  ])('%s: nothing', (text) => expect(warnings(text).filter((code) => /angle|wall|grade|body/.test(code))).toEqual([]));

  it('is no doubt about the reading', () => {
    expect(parseLine('엘보 6" SCH40 A234-WPB 12EA').overall).toBeGreaterThan(0.9);
  });
});
