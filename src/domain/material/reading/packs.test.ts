import { describe, expect, it, test } from 'vitest';
import { lineOf } from '../requestLine';
import { parseLine } from '../parseLine';
import { readTable } from '../table';

const read = (text: string) => lineOf(parseLine(text), {});
const packOf = (text: string) => read(text).spec.details?.find(({ kind }) => kind === 'pack')?.text;

describe('what one pack holds is no quantity', () => {
  it.each([
    ['조합페인트 KS M 6020 회색 18L 12통', '12', '18L 통'],
    ['래커신나 400ml 24캔', '24', '400ML 캔'],
    ['ZINC SPRAY 400ML 24 CAN', '24', '400ML CAN'],
    ['WD-40 360ml 12병', '12', '360ML 병'],
    ['아연말 도료 16kg 3통', '3', '16KG 통'],
    ['EPOXY PRIMER 20 KG/PAIL 8 PAIL', '8', '20KG PAIL'],
    ['GREASE 180KG DRUM 2 DRUMS', '2', '180KG DRUMS'],
    ['용접봉 20KG 5박스', '5', '20KG 박스'],
    ['용접봉 E7016 3.2mm 20KG 5박스 (100KG)', '5', '20KG 박스'],
    ['퍼티 20KG 10포', '10', '20KG 포'],
    ['시멘트 40kg x 30포', '30', '40KG 포'],
    ['질석 20kg 10봉', '10', '20KG 봉'],
    ['방청유 1L 10병', '10', '1L 병'],
    ['방청유 20L 2말', '2', '20L 말'],
    ['페인트 12통(18L)', '12', '18L 통'],
    ['시너 4L짜리 6통', '6', '4L 통'],
    ['절단석 4인치 25EA/BOX 10BOX', '10', '25EA BOX'],
    ['WELDING WIRE ER70S-6 1.2MM 15KG/SPOOL 20 SPOOL', '20', '15KG SPOOL'],
    ['테프론테이프 10M 50롤', '50', '10M 롤'],
    ['동관 22A 15m 4롤', '4', '15M 롤'],
    ['PVC본드 500g 20캔', '20', '500G 캔'],
    ['볼트 M16 20KG 2BOX', '2', '20KG BOX'],
    ['볼트 M16x60 A193-B7 100EA/BOX 2BOX', '2', '100EA BOX'],
    ['페인트\t18L\t12\t통', '12', '18L 통'],
  ])('%s', (text, qty, pack) => {
    const line = read(text);
    expect(line).toMatchObject({ excluded: false, qty, uom: 'EA' });
    expect(line.warnings).toContain('pack_counted');
    expect(line.overall).toBeLessThan(0.8);
    expect(packOf(text)).toBe(pack);
  });

  it.each(['용접봉 100KG (5박스)', '용접봉 5박스 100KG'])(
    'a weight that may be that of all packs stands apart: %s',
    (text) => {
      expect(read(text)).toMatchObject({ qty: '5', uom: 'EA' });
      expect(read(text).spec.details).toEqual([
        { kind: 'pack', text: '박스' },
        { kind: 'words', text: '100KG' },
      ]);
    },
  );

  it.each([
    ['용접봉 E7016 4.0mm 20kg', '20', 'KG'],
    ['실리콘 실란트 300ml 30EA', '30', 'EA'],
    ['에폭시 퍼티 4kg 6SET', '6', 'SET'],
    ['TUBERIA 4" SCH40 A106-B 120 ML', '120', 'M'],
    ['PIPE KS D 3507 50A 120M', '120', 'M'],
  ])('without packs the unit stays: %s', (text, qty, uom) => expect(read(text)).toMatchObject({ qty, uom }));
});

describe('a quantity that may be another one is flagged', () => {
  it.each([
    ['절단석 25매 10박스', '25'],
    ['시멘트 40kg x 30', '40'],
    ['용접봉 100KG 박스', '100'],
    ['MANGUERA 2" 50 ML', '50'],
    ['스프레이 페인트 400ml 24', '24'],
    ['GREASE 180KG DRUM 2', '2'],
    ['페인트 약 5통', '5'],
  ])('%s', (text, qty) => {
    const line = read(text);
    expect(line).toMatchObject({ excluded: false, qty });
    expect(line.overall).toBeLessThan(0.8);
  });

  it.each(['래커신나 400ml', '페인트 18L', '페인트 18L 캔'])(
    'an amount without a count asks for the count: %s',
    (text) => {
      const line = read(text);
      expect(line).toMatchObject({ excluded: false, qty: null });
      expect(line.warnings).toContain('missing_quantity');
    },
  );
});

const LETTERS = ['A', 'B', 'C', 'D', 'F', 'G', 'K', 'L', 'M', 'T'];
const STANDARDS = [
  ...LETTERS.flatMap((letter) => [`KS ${letter} 6020`, `KS${letter}6020`, `KS-${letter}-6020`, `JIS ${letter} 5674`]),
  'KS M 6030-1종1급',
  'KS M 6030:2018',
  '(KS M 6020)',
  'KS M ISO 15874',
  'ISO 9001',
  'ISO 12944',
  'ASTM D 520',
  'ASTM A 106',
  'ASTM D520M',
  'DIN 55928',
  'EN 1504',
  'BS 5252',
  'SSPC PAINT 20',
];
test.each(STANDARDS)('the number of %s is no quantity', (standard) => {
  for (const text of [
    `페인트 ${standard} 18L 12통`,
    `${standard} 페인트 20KG 12 PAIL`,
    `조합페인트 ${standard} 회색 12통`,
  ])
    expect([text, read(text).qty, read(text).uom]).toEqual([text, '12', 'EA']);
  for (const text of [`${standard} 도장재료`, `서포트 도장 ${standard}`])
    expect([text, read(text).qty]).toEqual([text, null]);
});

it('a standard of how a company is run is none of the goods', () => {
  expect(read('페인트 ISO 9001 18L 4통').spec.standard ?? null).toBeNull();
  expect(read('조합페인트 KS M 6020 회색 18L 12통').spec.standard).toBe('KS M 6020');
});

test('a table reads packs from its units and from its quantities alike', () => {
  const rowsOf = (rows: string[][]) =>
    readTable(rows)
      .lines.map((line) => lineOf(line.parsed, line))
      .slice(1);
  const counted = (text: string) => ({ qty: text, uom: 'EA', warnings: ['pack_counted'] });
  const units = [
    ['품명', '규격', '수량', '단위'],
    ['조합페인트 KS M 6020', '18L', '12', '통'],
    ['용접봉', '20KG', '5', '박스'],
  ];
  const figures = [
    ['품명', '규격', '수량'],
    ['조합페인트 KS M 6020', '18L', '12통'],
    ['용접봉', '20KG', '5박스'],
  ];
  for (const rows of [units, figures]) {
    expect(rowsOf(rows)).toMatchObject([counted('12'), counted('5')]);
    expect(rowsOf(rows).map(({ spec }) => spec.details)).toEqual([
      [
        { kind: 'words', text: '조합' },
        { kind: 'pack', text: '18L 통' },
      ],
      [{ kind: 'pack', text: '20KG 박스' }],
    ]);
  }
});

it.each(['보온재 KS L 9016 50T 900x1800 40장', '합판 12T 1220x2440 10장'])(
  'sheets of other materials are no steel: %s',
  (text) => expect(read(text).spec.category).toBe('unclassified'),
);

it.each(['전화 2통 부탁드립니다', '메일 2통 보냈습니다'])('what nobody buys in packs is no line: %s', (text) =>
  expect(read(text).excluded).toBe(true),
);
