import { describe, expect, it } from 'vitest';
import { describeSpec } from '../describe';
import { parseLine } from '../parseLine';
import { lineOf } from '../requestLine';
import { specOfLine } from '../spec';
import { readTable } from '../table';

const details = (text: string) => parseLine(text).details.map(({ text: said }) => said);

describe('a socket beside another body is how that body is joined', () => {
  it.each([
    ['소켓엘보 90도 1" 3000# A105 10EA', 'ELBOW 90'],
    ['소켓 엘보 45도 1" 3000# A105 10EA', 'ELBOW 45'],
    ['소켓 티 1" 3000# A105 10EA', 'TEE'],
    ['소켓이경티 2"x1" 3000# A105 10EA', 'TEE REDUCING'],
    ['소켓캡 1" 3000# A105 10EA', 'CAP'],
    ['소켓 크로스 1" 3000# A105 10EA', 'CROSS'],
    ['소켓 유니온 1" 3000# A105 10EA', 'UNION'],
    ['SOCKET ELBOW 90 1" 3000# A105 10EA', 'ELBOW 90'],
    ['ELBOW 90 SOCKET 1" 3000# A105 10EA', 'ELBOW 90'],
  ])('%s', (text, type) => {
    expect(parseLine(text).item).toMatchObject({ type, ends: 'SW', qty: 10 });
  });

  it('a socket alone is a coupling, and two fittings of a line are flagged', () => {
    expect(parseLine('소켓 25A 백 10EA').item).toMatchObject({ type: 'COUPLING' });
    expect(parseLine('소켓 25A 백 10EA').item.ends).toBeUndefined();
    for (const text of ['엘보, 소켓 25A 10EA', '엘보, 유니온 25A 10EA', '소켓 니플 25A 10EA'])
      expect(parseLine(text).warnings.map(({ code }) => code)).toContain('second_item');
  });
});

describe('what prices an item and is no field stays in its details', () => {
  it.each([
    ['GASKET NON-ASBESTOS 80A 10K 1.5mm 10EA', ['NON-ASBESTOS', '1.5mm']],
    ['비석면 가스켓 80A 10K 10EA', ['비석면']],
    ['GASKET PTFE 80A 10K 3T 10EA', ['PTFE', '3mm']],
    ['청동 게이트밸브 50A 10K 3EA', ['청동']],
    ['GATE VALVE BRONZE 2" 150# 3EA', ['BRONZE']],
    ['BALL VALVE 2" 150# A105 TRUNNION MOUNTED 2 EA', ['TRUNNION MOUNTED']],
    ['육각볼트 M16x60 N/W포함 20SET', ['N/W포함']],
    ['육각볼트 M16x60 NW포함 20SET', ['NW포함']],
    ['육각볼트 M16x60 너트,와셔 포함 20SET', ['너트,와셔 포함']],
    ['육각볼트 M16x60 평와셔 스프링와셔 20SET', ['평와셔 스프링와셔']],
    ['육각볼트 M16x60 와셔 별도 20SET', ['와셔 별도']],
    ['스터드볼트 M16x100 B7 2N2W 20SET', ['2N2W']],
    ['파이프 50A SCH40 A106B 66M (11본)', ['66M']],
    ['플랜지 100A 10K SS275 (볼트, 가스켓 포함) 20EA', ['볼트, 가스켓']],
    ['냉연강판 1.2T 4x8 10매', ['냉연']],
    ['앵글 50x50x6 SS275 아연도금 6M 20본 국산', ['국산', '아연도금']],
    ['철판 6T x 1219 x 2438 XYZQ 5매', ['XYZQ']],
    ['엘보 90도 4" SCH40 A234-WPB 특수코팅품 10EA', ['특수코팅품']],
  ])('%s', (text, said) => {
    for (const one of said) expect(details(text).join(' | ')).toContain(one);
  });

  it('what is made of something else is another material', () => {
    const key = (text: string) => specOfLine(parseLine(text)).canonical_key;
    expect(key('GASKET PTFE 80A 10K 3T 10EA')).not.toBe(key('GASKET NON-ASBESTOS 80A 10K 3T 10EA'));
    expect(key('GATE VALVE BRONZE 2" 150#')).not.toBe(key('GATE VALVE CAST IRON 2" 150#'));
  });

  it('a word that a longer word turns round is kept whole, and flagged', () => {
    const line = parseLine('강관 100A SCH40 A106-B 수입불가 10본');
    expect(line.details.map(({ text }) => text)).toEqual(['수입불가']);
    expect(line.overall).toBeLessThan(0.8);
  });

  it('is said in the name, except for a whole sentence', () => {
    const name = (text: string) => describeSpec(specOfLine(parseLine(text)), 'ko');
    expect(name('GASKET NON-ASBESTOS 80A 10K 1.5mm 10EA')).toContain('NON-ASBESTOS');
    const long = '엘보 90도 4" SCH40 A234-WPB COOLING WATER RETURN NEAR BOILER HOUSE BASEMENT 10EA';
    expect(name(long)).not.toContain('BOILER');
    expect(details(long).join(' ')).toContain('BOILER');
  });

  it('holds nothing of the columns that are the buyer’s own', () => {
    const { lines } = readTable([
      ['품명', '규격', '수량', '단위', '내부메모'],
      ['90도 엘보 A234-WPB', '4" SCH40', '10', 'EA', '한빛상사'],
      ['90도 엘보 A234-WPB', '6" SCH40', '4', 'EA', '한빛상사'],
    ]);
    const said = lines.flatMap((line) => line.parsed.details).map(({ text }) => text);
    expect(said.join(' ')).not.toContain('한빛');
  });
});

describe('grades of sheet', () => {
  it.each(['SPHC', 'SPCC', 'SGCC', 'SAPH440', 'SPA-H', 'SM355A', 'SN400B', 'SS275', 'SMA490BW'])('%s', (grade) => {
    expect(parseLine(`철판 6T x 1219 x 2438 ${grade} 5매`).item).toMatchObject({ category: 'structural', grade });
  });
});

describe('figures that count something else', () => {
  it.each([
    ['스터드볼트 M16x100 B7 너트2개 96SET', 96, 'SET'],
    ['STUD BOLT M16x100 B7 NUT 2EA 96SET', 96, 'SET'],
    ['육각너트 M16 4개', 4, 'EA'],
  ])('%s', (text, qty, unit) => {
    expect(parseLine(text).item).toMatchObject({ qty, unit });
  });

  it('feet of a sheet are its sides', () => {
    const { qty, uom, spec } = lineOf(parseLine("체크플레이트 4.5T 4'x8' 5 sht"), {});
    expect([qty, uom, spec.section, spec.length_m]).toEqual(['5', 'EA', 'PL-4.5x1219x2438', null]);
  });

  it.each([
    ['PIPE 2" SCH40 A106-B 6M = 2*6 본', 12],
    ['엘보 90 2" SCH40 A234-WPB =4*3 EA', 12],
    ['엘보 90 2" SCH40 A234-WPB = 2 x 3 x 4 EA', 24],
  ])('a product is worked out and flagged: %s', (text, qty) => {
    const { item, warnings } = lineOf(parseLine(text), {});
    expect(item).toMatchObject({ qty, unit: 'EA' });
    expect(warnings).toContain('quantity_product');
  });

  it('a winding and its filler are no finish', () => {
    const line = parseLine('스파이럴 가스켓 304/GRA 3T 50A 10K 10EA');
    expect(line.item).toMatchObject({ type: 'SPIRAL WOUND', grade: 'SS304', nps: ['2'], class: '10K', qty: 10 });
    expect(line.details).toEqual([
      { kind: 'filler', text: 'GRA' },
      { kind: 'thickness', text: '3mm' },
    ]);
    expect(line.warnings).toEqual([]);
  });
});
