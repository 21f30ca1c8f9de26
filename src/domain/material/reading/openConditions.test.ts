import { describe, expect, it } from 'vitest';
import { parseLine } from '../parseLine';
import { lineOf } from '../requestLine';

const warnings = (text: string) => lineOf(parseLine(text), {}).warnings;

describe('what the trade asks back before it quotes', () => {
  it.each([
    ['엘보 4" 10EA', ['missing_angle', 'missing_wall', 'missing_grade']],
    ['엘보 6" SCH40 A234-WPB 12EA', ['missing_angle']],
    ['Elbow 2" 3000# SW A105 6 pcs', ['missing_angle']],
    ['소켓엘보 1" 3000# A105 4개', ['missing_angle']],
    ['Elbow 4" 150# A197 threaded 3 EA', ['missing_angle']],
    ['나사엘보 15A 흑 10개', ['missing_angle']],
    ['백엘보 25A 30개', ['missing_angle']],
    ['볼트/너트 M16x75 B7/2H 40조', ['bolt_assumed']],
    ['U볼트 아연도금 50A 10개', ['missing_grade']],
    ['파이프 50A 10S 6M 10EA', ['missing_grade']],
    ['PIPE 4" A106-B L=6M 3EA', ['missing_wall']],
    ['게이트밸브 100A 10K 8대', ['missing_body']],
    ['강판 4.5T 1219x2438 3매', ['missing_grade']],
    ['ㄷ형강 150x75x6.5x10 6M 10본', ['missing_grade']],
    ['앵글 50x50x6 6M 10본', ['missing_grade']],
    ['U볼트 100A 20EA', ['missing_grade']],
    ['스터드볼트 M16x90 100EA', ['missing_grade']],
    ['슬립온 플랜지 100A 10K RF 4EA', ['missing_grade']],
    ['SWG 가스켓 100A 10K 10EA', ['missing_grade']],
    ['소켓 25A 3000LB SW 10EA', ['missing_grade']],
    ['KS D 3562 파이프 100A SCH40 6M 10본', ['missing_grade']],
  ])('%s: %j', (text, open) => expect(warnings(text)).toEqual(open));

  it.each([
    '90 엘보 4" SCH40 A234-WPB 10EA',
    'ELBOW LR 4" SCH40 A234-WPB 10EA',
    '백관 SPP 50A 60M',
    '흑관 50A 20본',
    '백엘보 90도 25A 30개',
    '엘보 90도 25A 나사식 6개',
    '육각볼트/너트 M16x75 B7/2H 40조',
    '볼트/너트 M16x75 SS400 40조',
    'GATE VALVE XQZ 4" 10K 2EA',
    'PIPE SMLS 4" SCH40 A106-B 60M',
    '게이트밸브 100A 10K 주철 8대',
    'GATE VALVE 2" CL150 A216-WCB 3EA',
    'FLANGE WN 4" CL150 RF A105 2EA',
    'PVC ELBOW 구매 요청 건',
    'KS D 3507 파이프 50A 6M 10본',
    '강판 4.5T 1219x2438 SS275 3매',
    '철근 HD13 3.5TON',
    'U볼트 100A SUS304 20EA',
    '육각볼트 M16x60 8.8 100EA',
    '고무 가스켓 100A 10K 5EA',
    '유니온 25A 나사 3EA',
    '그레이팅 1000x500 3EA',
  ])('%s: nothing', (text) => expect(warnings(text).filter((code) => /angle|wall|grade|body/.test(code))).toEqual([]));

  it('is no doubt about the reading', () => {
    expect(parseLine('엘보 6" SCH40 A234-WPB 12EA').overall).toBeGreaterThan(0.9);
  });
});
