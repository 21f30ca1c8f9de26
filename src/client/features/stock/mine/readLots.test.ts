import { describe, expect, it } from 'vitest';
import { readLots } from './readLots';

describe('lots read from typed lines', () => {
  it('reads material, quantity and unit of each line and skips empty ones', () => {
    const lots = readLots('파이프 SPPS380 SCH40 100A 6M 20본\n\n스텐 파이프 304 100A sch10 12 m');
    expect(lots).toHaveLength(2);
    expect(lots[0]).toMatchObject({ qty: '20', uom: 'EA', unknown: false });
    expect(lots[0]?.spec.category).toBe('pipe');
  });

  it('weighs tons in kilograms', () => {
    expect(readLots('PIPE SMLS 4" SCH40 A106-B 1.5 TON')[0]).toMatchObject({ qty: '1500', uom: 'KG' });
  });

  it('says so when nothing was recognised', () => {
    expect(readLots('안녕하세요')[0]?.unknown).toBe(true);
  });
});
