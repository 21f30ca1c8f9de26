import { describe, expect, it } from 'vitest';
import { parseLine } from './parseLine';

const read = (text: string) => parseLine(text).item;
const GATE = { category: 'valve', type: 'GATE' };

describe('codes of item masters', () => {
  it.each([
    ['EL08BE1A - 4\t4\t90 LR ELBOW SCH80 BW A234-WPB\t20', { type: 'ELBOW 90 LR', ends: 'BW', nps: ['4'], qty: 20 }],
    ['TT04BE1A - 6 x 4\t6\t4\tRED TEE SCH40 BW A234-WPB\t2', { type: 'TEE REDUCING', nps: ['6', '4'], qty: 2 }],
    ['RC90SE0A - 1 x 1/2\t1\t1/2\tCON REDUCER 3000LB SW A105\t4', { ends: 'SW', nps: ['1', '1/2'], qty: 4 }],
    ['VC800F - 1/2\t1/2\tCHECK VALVE ANSI 800LB SW A105\t1', { type: 'CHECK', nps: ['1/2'], class: 800 }],
  ])('take no field from %s, and are sure of the size they end with', (text, fields) => {
    const line = parseLine(text);
    expect(line.item).toMatchObject(fields);
    expect(line.overall).toBeGreaterThanOrEqual(0.8);
  });

  it('count nothing', () => {
    expect(read('90도 엘보\t100A SCH40\tFT-EL90-100\tEA')).toMatchObject({ type: 'ELBOW 90', nps: ['4'] });
    expect(read('90도 엘보\t100A SCH40\tFT-EL90-100\tEA').qty).toBeUndefined();
  });

  it('differ from words of the trade', () => {
    expect(read('WN-RF-150\t4"\tFLANGE A105\t2')).toMatchObject({ type: 'WN', facing: 'RF' });
  });
});

describe('figures with a reason to stand there', () => {
  it.each([
    ['FLANGE DN50 50 MM PN16', { nps: ['2'], class: 'PN16' }],
    ['볼밸브 20A 5,000 2 10,000', { nps: ['3/4'], qty: 2 }],
    ['VALVE BALL 50A\tEA\t4\t18,500', { qty: 4, unit: 'EA' }],
    ['STUD BOLT & 2-HEAVY HEX. NUTS 5/8-11UNCx100L A193-GR.B7 / A194-GR.2H\t8', { qty: 8 }],
    ['VARILLA ROSCADA M16 8,8\t12', { grade: '8.8', qty: 12 }],
    ['SMLS Pipe ASTM A106 GR.B 6" Sch 40 (168.3 x 7.11mm), Random length 6-12 Mtr\t800\tMtr', { qty: 800, unit: 'M' }],
    ['ERW PIPE API 5L GR.B 323.9mm x 9.53mm 240 M', { nps: ['12'], schedule: ['9.53mm'], qty: 240 }],
    ['Отвод 90-2-89х7-20 ГОСТ 17375-2001', { type: 'ELBOW 90', nps: ['3'], schedule: ['7mm'] }],
    ['Bolt hexagonal SS 12x50mm', { category: 'bolt', type: 'HEX BOLT' }],
    ['FIG.8 BLANK ANSI 600LB RF/t20 SS304 4"', { type: 'SPECTACLE', nps: ['4'] }],
  ])('reads %s', (text, fields) => {
    expect(read(text)).toMatchObject(fields);
  });

  it('reads no length from the range of random lengths, and no schedule from the thickness of a blind', () => {
    expect(read('SMLS PIPE 6" SCH40 A106B, RANDOM LENGTH 6-12 MTR\t800\tM').length_m).toBeUndefined();
    expect(read('FIG.8 BLANK 600LB RF/t20 SS304 4"').schedule).toBeUndefined();
    expect(read('Отвод 45-2-57x4-20 ГОСТ 17375-2001').nps).toBeUndefined();
  });

  it('takes the figure behind a metric class for a bore, and is not sure of it', () => {
    const line = parseLine('GATE VALVE BRONZE JIS 5K 20');
    expect(line.item).toMatchObject({ ...GATE, nps: ['3/4'], class: '5K' });
    expect(line.item.qty).toBeUndefined();
    expect(line.overall).toBeLessThan(0.8);
  });

  it('questions a wall that is not that of its schedule', () => {
    expect(parseLine('6" PIPE SCH40 7.11mm WT A106B 12 M').overall).toBeGreaterThan(0.9);
    expect(parseLine('6" PIPE SCH40 10.97mm WT A106B 12 M').overall).toBeLessThan(0.8);
  });
});

describe('words that stand for two things', () => {
  it.each([
    ['CHECK VALVE ANSI 600LB RF A216-WCB BODY, SWG-BC 4"', { category: 'valve', type: 'CHECK SWING' }],
    ['ELBOW BW LR 90 C/S SCH80 - 1-1/4"', { type: 'ELBOW 90 LR', ends: 'BW' }],
    ['GATE FLG 150# 4" A216 WCB', { ...GATE, ends: 'FLGD' }],
    ['Hex Bolt, 5/8-11 x 2" Gr B7\tSA-193-B7\t48', { grade: 'A193-B7' }],
  ])('reads %s', (text, fields) => {
    expect(read(text)).toMatchObject(fields);
  });

  it('takes a lug that lifts for no valve', () => {
    expect(read('Lifting Lug, 6" x 4" x 0.75" THK\t4\tSA-36').category).not.toBe('valve');
  });
});

describe('goods that are named and measured', () => {
  it('are unclassified lines, not set aside', () => {
    const line = parseLine('VALVE SUPPORT 4"');
    expect(line.item.category).toBe('unclassified');
    expect(line.overall).toBeLessThan(0.8);
    expect(parseLine('PIPE FITTINGS').item.category).toBe('other');
    // BE: bevelled ends.
    expect(parseLine('PIPE SUPPORT TRUNNION A106-B BE').item.category).toBe('unclassified');
  });

  it.each([
    ['C형강 200×75', 'C CHANNEL'],
    ['PERFIL U AÇO 100X50MM 6M', 'CHANNEL'],
    ['Уголок 50х50х5\t200\tкг', 'ANGLE'],
    ['角钢 50×50×5\tkg\t200', 'ANGLE'],
    ['Flachstahl 100x10\t6\tStk', 'FLAT BAR'],
  ])('%s is steel', (text, type) => {
    expect(read(text)).toMatchObject({ category: 'structural', type });
  });
});

describe('what a line says apart or once more', () => {
  it.each([
    ['PIPE SMLS ASTM A106, SCH 40, GR B, 6"', { grade: 'A106-B' }],
    ['ASTM A53 PIPE, ERW, GRADE B, 4" SCH 40 10 M', { grade: 'A53-B', qty: 10 }],
    ['PIPE A333 SCH 80 GR.6 3" 12 M', { grade: 'A333-6' }],
    ['LINE PIPE API 5L, 8" SCH 20, GRADE X52, 40 M', { grade: 'API5L-X52' }],
    ['2" #300 BLIND FLANGE (316S.S.)', { grade: 'SS316', nps: ['2'] }],
  ])('is one grade: %s', (text, fields) => expect(parseLine(text).item).toMatchObject(fields));

  it('leaves two specifications their own grades', () => {
    const { grade } = read('STUD A193 B7 WITH NUT A194, GR 2H, M16X80');
    expect(grade).not.toBe('A193-2H');
  });

  it.each([
    ['강관 32A(42.7)', ['1-1/4']],
    ['TUBO ACERO 3" (80MM)', ['3']],
  ])('is the size again, no count: %s', (text, nps) => {
    const line = parseLine(text);
    expect(line.item).toMatchObject({ category: 'pipe', nps });
    expect(line.item.qty).toBeUndefined();
    expect(line.overall).toBeGreaterThanOrEqual(0.8);
  });
});

describe('counts in other places', () => {
  it.each([
    ['12 - 2" BALL VALVE, 600LB, SS316', { nps: ['2'], qty: 12 }],
    ['3\t4\tEA\t6"X4" CONC RED SCH40 A234-WPB', { nps: ['6', '4'], qty: 4, unit: 'EA' }],
    ['Flansch PN16 DN 100\t6\tStk.', { nps: ['4'], class: 'PN16', qty: 6 }],
    ['Rohrbogen 45° DN 50 60,3x2,9 7 St', { type: 'ELBOW 45', qty: 7, unit: 'EA' }],
    ['G.I. TEE 40 MM NB NOS 15', { type: 'TEE', qty: 15, unit: 'EA' }],
    ['M.S. PIPE ERW 80 NB IS:1239 RMT 90', { qty: 90, unit: 'M' }],
    ['PIPE 3" SCH 40 A106-B\tM\'\t18', { qty: 18, unit: 'M' }],
    ["HSS 4X4X1/4 A500 GR B 20' 5", { length_m: 6.096, qty: 5 }],
  ])('%s', (text, fields) => expect(parseLine(text).item).toMatchObject(fields));

  it('are not a price, nor a length per piece', () => {
    expect(read('스텐 파이프 40A SCH10\t18,500').qty).toBeUndefined();
    expect(read('不锈钢管 Φ89×5\t304\t6m/根\t米')).toMatchObject({ length_m: 6 });
    expect(read('不锈钢管 Φ89×5\t304\t6m/根\t米').qty).toBeUndefined();
  });

  it('of goods are doubted where a second figure may be the count', () => {
    expect(parseLine('용접봉 E7016 4.0mm 20kg 15').overall).toBeLessThan(0.8);
    expect(parseLine('용접봉 E7016 20kg').overall).toBeGreaterThanOrEqual(0.8);
  });
});

describe('goods named in few words', () => {
  it.each([
    ['CAF GASKET NON ASBESTOS 2 MM THK', { category: 'gasket', type: 'SHEET' }],
    ["아연도 강판 1.6T 4'x8' 6장", { category: 'structural', size: 'PL-1.6x1219x2438', qty: 6 }],
    ['PL 3/8" X 24" X 60" A36 2 EA', { category: 'structural', size: 'PL-3/8x24x60', qty: 2 }],
    ['Ống thép đúc phi 114 độ dày 6mm', { category: 'pipe', type: 'SMLS', nps: ['4'], schedule: ['6mm'] }],
    ['Van bi inox 304 DN25 12 cái', { ...GATE, type: 'BALL', nps: ['1'], qty: 12 }],
    ['Mặt bích thép DN80 PN16 8 cái', { category: 'flange', nps: ['3'], class: 'PN16', qty: 8 }],
  ])('%s', (text, fields) => expect(parseLine(text).item).toMatchObject(fields));
});

describe('words of other places', () => {
  it.each([
    ["MS ERW BLACK PIPE 'C' CLASS 100 MM DIA IS 1239 RM 48", { nps: ['4'], qty: 48, unit: 'M' }],
    ['Supply of G.I. pipe medium class 40 mm dia metre 60', { nps: ['1-1/2'], qty: 60, unit: 'M' }],
    ['Codo 90° radio largo 3" SCH 40 A234 WPB 8 u', { type: 'ELBOW 90 LR', qty: 8, unit: 'EA' }],
    ['Brida slip on 6" 150 lb RF A105, 4 piezas', { type: 'SO', qty: 4, unit: 'EA' }],
    ['Besi siku 40x40x4 6m 15 btg', { category: 'structural', type: 'ANGLE', size: 'L-40x40x4', qty: 15 }],
    ['STS304 파이프 #20S 40A 12M', { schedule: ['20S'], qty: 12 }],
  ])('%s', (text, fields) => expect(parseLine(text).item).toMatchObject(fields));

  it.each(['闸阀 Z41H-25 DN50 4台', '无缝钢管 20# GB/T8163 Φ219×7 80米', 'Болт М20х90 ГОСТ 7798-70 64 шт'])(
    'are read whole: %s',
    (text) => expect(parseLine(text).overall).toBeGreaterThanOrEqual(0.8),
  );

  it.each(['볼탭 32A 2', '사출방지링 80A 6'])('are kept, with a flag, where nobody knows the noun: %s', (text) => {
    const line = parseLine(text);
    expect(line.item).toMatchObject({ category: 'unclassified' });
    expect(line.item.qty).toBeDefined();
    expect(line.overall).toBeLessThan(0.8);
  });
});

describe('positions, counts and prices', () => {
  it.each([
    ['2 Rohrbogen 45° qty 6', { type: 'ELBOW 45', qty: 6 }],
    ['5 Flansch DN100 PN16 qty 8', { nps: ['4'], qty: 8 }],
    ['6 Kugelhahn DN25 Edelstahl', { nps: ['1'], qty: 6 }],
    ['POS-004\tТруба стальная\tСт3сп5\t24\tт\t91200', { qty: 24, unit: 'TON' }],
    ['볼밸브 32A\t개\t12\t8500', { qty: 12, unit: 'EA' }],
    ['동관 22A (15m)\t롤\t4\t52000', { qty: 4 }],
    ['鋼管 50A 外径60.5mm × 厚さ3.8mm × 長さ5500mm\t本', { nps: ['2'], length_m: 5.5 }],
  ])('%s', (text, fields) => expect(parseLine(text).item).toMatchObject(fields));

  it.each(['2 Rohrbogen 45° qty 6', '5 Flansch PN16 qty 8'])('take no size from a position: %s', (text) =>
    expect(read(text).nps).toSatisfy((nps?: string[]) => !nps?.length || nps[0] === '4'),
  );

  it.each(['2. 4 Valvula de bola 1in  450.00', '鋼管 80A 外径89.1mm\t本'])(
    'take no count from a price or a diameter: %s',
    (text) => expect([undefined, 4]).toContain(read(text).qty),
  );

  it('explain a price behind a counted quantity, but not behind one of pipe, where it may be a length', () => {
    expect(parseLine('90°弯头\tDN80\t20#\t40\t只\t3600').overall).toBeGreaterThanOrEqual(0.8);
    expect(parseLine('90°弯头\tDN80\t20#\t40\t只\t36').overall).toBeLessThan(0.8);
    expect(parseLine('STUD BOLT M16 A193-B7\t40\tEA\t1200').overall).toBeLessThan(0.8);
    expect(parseLine('PIPE 4" SCH40 A106-B\t12\tEA\t6000').overall).toBeLessThan(0.8);
  });
});

describe('steel by its names', () => {
  it.each([
    ['MS Flat 75x10mm 2.4 mt', { type: 'FLAT BAR', size: 'FB-75x10', qty: 2.4, unit: 'TON' }],
    ['MS Channel ISMC 150x75 4 MT', { type: 'CHANNEL', size: 'ISMC 150x75', qty: 4 }],
    ['MS Square Bar 16x16mm 1.5 mt', { type: 'SQUARE BAR' }],
    ['Placa de acero A36 12mm 3 pzas', { type: 'PLATE', grade: 'A36', qty: 3 }],
    ['H형강 SM355\tTON', { type: 'H', grade: 'SM355' }],
    ['Besi Hollow 40x40x2 6m\tbtg\t30', { type: 'SQUARE TUBE', qty: 30 }],
  ])('%s', (text, fields) => expect(parseLine(text).item).toMatchObject({ category: 'structural', ...fields }));

  it.each(['H형강', '형강류', 'H형강 가공조립\tTON', '레미콘 타설\tm3\t60'])(
    'is no item as a heading or as work: %s',
    (text) => expect(read(text).category).toBe('other'),
  );
});

it('takes the fuller of a grade in a code and one in words', () => {
  expect(read('ELL90-8-S40-A234\tELBOW 90 LR 8" SCH40\tEA\tASTM A234 WPB').grade).toBe('A234-WPB');
});

describe('words that mean another thing elsewhere', () => {
  it.each([
    ['철판 5매', { category: 'structural', type: 'PLATE', qty: 5, unit: 'EA' }],
    ['STEEL PLATE\t2\tEA', { category: 'structural', type: 'PLATE', qty: 2 }],
    ['NIPPLE 1" SCH80 A106-B\t10\tEA\t100', { type: 'NIPPLE', qty: 10 }],
  ])('leave a count a count: %s', (text, fields) => {
    const { item } = parseLine(text);
    expect(item).toMatchObject(fields);
    expect(item).not.toHaveProperty('size');
  });

  it.each(['CARGO VAN 2', 'DELIVERY 30 DAY 5', 'HAN KUK 2" 3 EA', 'ITEMS FLAT WASHER 10 EA'])(
    'name no piping: %s',
    (text) => expect(['other', 'unclassified']).toContain(read(text).category),
  );
});
