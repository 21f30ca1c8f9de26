import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseLine } from './parseLine';

const read = (text: string) => parseLine(text).item;

describe('what published lists write', () => {
  it.each([
    ['VLV GATE 6IN 150# CS FLGD ASTM A216 WCB\tNOS\t4', { qty: 4, unit: 'EA' }],
    ['PLUG VALVE 200 MM (8") 600 CLASS RTJ', { class: 600, nps: ['8'] }],
    ['ELBOW 90 2" SCH10S 304', { grade: 'SS304' }],
    ['GASKET 2" 150# SWG 316/GRAPHITE', { grade: 'SS316', nps: ['2'] }],
    ['GASKET, SWG, 1/8", RF, #600, GRAPHITE\t4"', { nps: ['4'] }],
    ['PIPE, CS, ASTM A53B, SCH. 40, ERW, BOExPOE', { ends: 'BExPE' }],
    ['NB 6.0 7.11MM SMLS PIPE', { nps: ['6'], schedule: ['7.11mm'] }],
    ['BOLT HEX M16X80 A2-70\t500', { grade: 'A2-70', qty: 500 }],
    ['VALVE BALL 2IN 150# RF A105,5,EA', { qty: 5, unit: 'EA' }],
    ['ELL 45, 3000#, NPT, B16.11, A-105\t1/2"', { grade: 'A105', standard: 'ASME B16.11' }],
    ['BL FLANGE 30" 150# RF A105 ASME B16.47 SER.A 1 EA', { standard: 'ASME B16.47-A' }],
    ['Plate 3 mm S235JR 1500×3000\t5\tpcs', { category: 'structural', qty: 5 }],
    ['VÁLVULA MARIPOSA RANURADA GGG-40\t4"\t2', { type: 'BUTTERFLY', ends: 'GRV' }],
  ])('reads %s', (text, fields) => {
    expect(read(text)).toMatchObject(fields);
  });

  it('is not sure of a figure that a brand owns', () => {
    expect(parseLine('2" GASKET, 1/16" THK, 150#, GARLOCK 3000').overall).toBeLessThan(0.8);
  });

  it('reads the open half of the published lines', () => {
    const lines = readFileSync('tests/fixtures/bom/open.jsonl', 'utf8').trim().split('\n');
    const wrong = lines.filter((line) => {
      const { text, expect: want } = JSON.parse(line) as { text: string; expect: { category: unknown; qty?: unknown } };
      const item = read(text);
      return typeof want.category === 'string' && want.category !== 'other' && item.category !== want.category;
    });
    expect(wrong).toEqual([]);
  });
});
