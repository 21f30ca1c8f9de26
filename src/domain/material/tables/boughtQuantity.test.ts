import { describe, expect, it } from 'vitest';
import { readTable } from '../table';

const itemsOf = (rows: string[][]) =>
  readTable(rows)
    .lines.filter(({ aside }) => aside === null)
    .map(({ parsed }) => parsed);

describe('what is left to buy', () => {
  it('is what the stock leaves of the total', () => {
    const read = itemsOf([
      ['S.No.', 'Description', 'Size 1', 'Sch 1', 'UOM', 'Total Qty', 'Stock', 'Net Reqd'],
      ['1', 'PIPE, SMLS, ASTM A106 GR.B', '6"', '40', 'M', '245.5', '20', '225.5'],
      ['2', 'CAP, BW, ASTM A234 WPB', '6"', '40', 'NO', '8', '0', '8'],
    ]);
    expect(read.map(({ item }) => [item.qty, item.schedule])).toEqual([
      [225.5, ['40']],
      [8, ['40']],
    ]);
    expect(read.every(({ overall }) => overall >= 0.9)).toBe(true);
  });

  it('is flagged where a part was procured before', () => {
    const [pipe] = itemsOf([
      ['Sl No', 'Item Description', 'NB (mm)', 'UOM', 'BOQ Qty', 'Already Procured', 'Balance Qty'],
      ['1', 'MS ERW pipe IS 1239', '150', 'Mtr', '350', '100', '250'],
    ]);
    expect(pipe?.item.qty).toBe(250);
    expect(pipe?.overall).toBeLessThan(0.8);
  });

  it('stays the design quantity, and is flagged, where more is built', () => {
    const [pipe] = itemsOf([
      ['품명', '규격', '단위', '물량(설계)', '물량(시공)'],
      ['강관 SPP', '100A', 'M', '56.4', '60'],
    ]);
    expect(pipe?.item.qty).toBe(56.4);
    expect(pipe?.overall).toBeLessThan(0.8);
  });
});

describe('lists of drawings', () => {
  it('numbers its items in the column of its headings, and has its sizes below their short title', () => {
    const [pipe, cap] = itemsOf([
      ['ITEM', 'QTY', 'NS (IN)', 'COMPONENT DESCRIPTION'],
      ['PIPE', '', '', ''],
      ['1', '12.5M', '6', 'PIPE SMLS A106 GR.B SCH 40'],
      ['FITTINGS', '', '', ''],
      ['2', '1', '6', 'CAP BW A234 WPB SCH 40'],
    ]);
    expect(pipe?.item).toMatchObject({ qty: 12.5, unit: 'M', nps: ['6'] });
    expect(cap?.item).toMatchObject({ qty: 1, nps: ['6'] });
  });

  it('gives lengths of steel in feet and inches', () => {
    const [beam] = itemsOf([
      ['MARK', 'QTY', 'SHAPE', 'LENGTH', 'GRADE'],
      ['B1', '4', 'W12X26', '28\'-6"', 'A992'],
    ]);
    expect(beam?.item).toMatchObject({ size: 'W-12x26', length_m: 8.687, qty: 4, grade: 'A992' });
  });

  it('lends a heading to the sizes below it, and not the sizes that the heading speaks of', () => {
    const read = itemsOf([
      ['Ref.', 'Items', 'Unit', 'Qty'],
      ['6.1', 'Butterfly Valve', '', ''],
      ['', 'Dia 300mm', 'Nos.', '2'],
      [
        '6.2',
        'Check Valves of sizes 65 mm and above shall be of cast iron with flanged ends and gunmetal seats',
        '',
        '',
      ],
      ['', '125 mm', 'Nos.', '3'],
    ]);
    expect(read.map(({ item }) => [item.type, item.nps, item.qty])).toEqual([
      ['BUTTERFLY', ['12'], 2],
      ['CHECK', ['5'], 3],
    ]);
  });

  it('is no work by the name of the set that its parts belong to', () => {
    const [pipe] = itemsOf([
      ['set_name', '구분', 'item_name', 'spec', 'unit', '소요량'],
      ['소화배관 설치(50A)', '자재', '백강관', '50A', 'm', '12'],
    ]);
    expect(pipe?.item).toMatchObject({ category: 'pipe', nps: ['2'], qty: 12 });
  });

  it('is what was ordered where most of it has arrived, whatever the titles are joined with', () => {
    const orders = [
      ['po_no', 'item_name', 'item_spec', 'unit', 'po_qty', 'received_qty', 'remain_qty'],
      ['2001', '게이트밸브', '100A 10K', 'EA', '4', '4', '0'],
      ['2002', '90도 엘보', '80A SCH40', 'EA', '12', '12', '0'],
      ['2003', '볼밸브', '50A 10K', 'EA', '10', '8', '2'],
    ];
    expect(itemsOf(orders).map(({ item }) => item.qty)).toEqual([4, 12, 10]);
  });
});
