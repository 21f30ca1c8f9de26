import { describe, expect, it } from 'vitest';
import { readTable } from '../table';

const itemsOf = (rows: string[][]) =>
  readTable(rows)
    .lines.filter(({ aside }) => aside === null)
    .map(({ parsed }) => parsed);

describe('exports of models and drawings', () => {
  it('reads one row a piece by the known columns: codes and weights of others change nothing', () => {
    const [elbow] = itemsOf([
      [
        'Long Description (Family)',
        'Spec',
        'Size',
        'End Type',
        'Nominal Diameter',
        'Weight',
        'Weight Unit',
        'Shop/Field',
        'PnPID',
      ],
      ['ELL 90 LR, BW, SCH 80, B16.9, A234 WPB', 'D', '3"', 'BV', '3', '2.75', 'KG', 'BALL SHOP', '244083'],
    ]);
    expect(elbow?.item).toEqual({
      category: 'fitting',
      type: 'ELBOW 90 LR',
      standard: 'ASME B16.9',
      grade: 'A234-WPB',
      nps: ['3'],
      schedule: ['80'],
      ends: 'BW',
    });
    expect(elbow?.warnings).toEqual([{ code: 'missing_quantity' }]);
  });

  it('takes from an unknown column what the known ones leave open', () => {
    const [valve] = itemsOf([
      ['Description', 'Size', 'Qty', 'Corpus'],
      ['GATE VALVE 150# RF', '4"', '2', 'A216 WCB'],
    ]);
    expect(valve?.item).toMatchObject({ type: 'GATE', grade: 'A216-WCB', qty: 2 });
  });

  it('buys the total beside the unit, lengths of what is sold by the metre alone, and no cut lengths of metres', () => {
    const [coupling] = itemsOf([
      ['DESCRIPTION', 'SIZE', 'Commodity', 'FAB COST (PER M/EA)', 'UOM', 'TOTAL', 'Extended Totals'],
      ['COUPLING, RIGID, DUCTILE IRON, A536', '300', 'C', '0', 'EA', '71', '0'],
    ]);
    expect(coupling?.item).toMatchObject({ type: 'COUPLING', nps: ['12'], qty: 71 });
    const [stud, pipe] = itemsOf([
      ['Description', 'Size', 'Class', 'Length'],
      ['STUD BOLT A193-B7', '', '', '127'],
      ['PIPE SMLS A106-B SCH40', '2"', '', '6'],
    ]);
    expect(stud?.item.qty).toBeUndefined();
    expect(pipe?.item).toMatchObject({ qty: 6, unit: 'M' });
    const [cut] = itemsOf([
      ['quantity', 'cutLength', 'unit', 'longDescription', 'size'],
      ['2.16', '260.35', 'M.L', 'PIPE, SEAMLESS, BE, SCH 160, A106 GR. B', '2"'],
    ]);
    expect(cut?.item.length_m).toBeUndefined();
    expect(cut?.item).toMatchObject({ qty: 2.16, unit: 'M' });
  });

  it('joins how a pipe is made to the numbered row above, and finds a description without a known title', () => {
    const [pipe, tee] = itemsOf([
      ['PT NO', 'QTY CANT.', 'SIZE DIM.', 'DESCRIPTION / DESCRIPCION'],
      ['1', '16034 MM', '300', 'PIPE, CS, ERW, C/W 6mm RUBBER LINED'],
      ['', '', '', 'A53 Gr.B STD, ERW'],
      ['2', '1', '300X100', 'TEE, RED, GROOVED, DUCTILE IRON, A536'],
    ]);
    expect(pipe?.item).toMatchObject({ grade: 'A53-B', schedule: ['STD'], qty: 16.034, unit: 'M', nps: ['12'] });
    expect(tee?.item).toMatchObject({ type: 'TEE REDUCING', nps: ['12', '4'], grade: 'A536' });
    const [valve] = itemsOf([
      ['Pos', 'Xyz', 'Size', 'Qty'],
      ['1', 'GATE VALVE 150# RF A216 WCB', '4"', '2'],
    ]);
    expect(valve?.item).toMatchObject({ type: 'GATE', nps: ['4'], qty: 2 });
  });
});
