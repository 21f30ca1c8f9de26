import { afterAll, beforeAll, expect, test } from 'vitest';
import { getQuotationItems, patchSaleItems } from '../../src/contract/endpoints/user';
import type { MatchReason } from '../../src/contract/endpoints/user';
import type { SaleMaterialInput } from '../../src/contract/entities/person';
import { parseLine } from '../../src/domain/material/parseLine';
import { specOfLine } from '../../src/domain/material/spec';
import { type Caller, join, joinSeller, unrestricted } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { seenBy, submitted } from '../support/trade';

let server: TestServer;
let buyer: Caller;
beforeAll(async () => {
  server = await startServer();
  buyer = await join(server.api);
});
afterAll(() => server?.stop());

const requested = [
  'PIPE SMLS 6" SCH40 A106-B',
  'PIPE STS370 50A',
  'ELBOW 90 LR 4" A234-WPB',
  'REDUCER 6"x3/4" A234-WPB',
  'FLANGE WN 4" 300# A105',
  'FLANGE 4"',
];

/** A material, and on which sides it misses each line of its category, by the line's number. */
const materials: Array<[SaleMaterialInput, Record<number, MatchReason[]>]> = [
  [
    { ...unrestricted, category: 'pipe' },
    { 1: [], 2: [] },
  ],
  [
    { ...unrestricted, category: 'pipe', grades: ['A106-B'], nps_max: '4' },
    { 1: ['size'], 2: ['grade'] },
  ],
  // STS370 is carbon for all its name.
  [
    { ...unrestricted, category: 'pipe', grade_families: ['stainless'] },
    { 1: ['grade'], 2: ['grade'] },
  ],
  [
    { ...unrestricted, category: 'pipe', makers: ['Other Mill'] },
    { 1: ['maker'], 2: ['maker'] },
  ],
  [
    { ...unrestricted, category: 'pipe', makers: ['세아제강', 'nippon STEEL'] },
    { 1: [], 2: [] },
  ],
  [
    { ...unrestricted, category: 'fitting', types: ['ELBOW'] },
    { 3: [], 4: ['type'] },
  ],
  [
    { ...unrestricted, category: 'fitting', nps_min: '5' },
    { 3: ['size'], 4: ['size'] },
  ],
  // Both sizes of a reducer have to be dealt in, the large one and the small one.
  [
    { ...unrestricted, category: 'fitting', nps_max: '4' },
    { 3: [], 4: ['size'] },
  ],
  [
    { ...unrestricted, category: 'fitting', nps_min: '3/4', nps_max: '6' },
    { 3: [], 4: [] },
  ],
  [
    { ...unrestricted, category: 'flange', classes: ['150#'] },
    { 5: ['class'], 6: [] },
  ],
];

test('the explanation of a match is what sent the request out, line by line, makers included', async () => {
  const sellers = await Promise.all(
    materials.map(async ([material]) => {
      const seller = await joinSeller(server.api, []);
      // Beside the one in question a material that always brings the request here, so that also a miss can be read.
      const body = { is_user_sale_material_push: false, delete_sale_material_list: [] };
      const bolts: SaleMaterialInput = { ...unrestricted, category: 'bolt' };
      const { sale_material_list } = await seller.ok(patchSaleItems, {
        body: { ...body, create_sale_material_list: [material, bolts] },
      });
      return { seller, id: sale_material_list.find((one) => one.category === material.category)?.id };
    }),
  );
  const { rfq_number_id } = await submitted(buyer, {
    makers_allowed: ['Nippon Steel'],
    lines: [...requested, 'STUD BOLT 5/8" A193-B7'].map((raw_text) => ({
      raw_text,
      spec: specOfLine(parseLine(raw_text)),
      qty: '10',
      uom: 'EA' as const,
    })),
  });
  for (const [index, { seller, id }] of sellers.entries()) {
    const expected = materials[index]?.[1] ?? {};
    const items = await seller.ok(getQuotationItems, { params: { rfq_number_id } });
    const reported = items.line_list.flatMap(({ line, sale_material_ids, misses }) => {
      const miss = misses.find((one) => one.sale_material_id === id);
      if (miss) return [[line.line_no, miss.reasons] as const];
      return id && sale_material_ids.includes(id) ? [[line.line_no, [] as MatchReason[]] as const] : [];
    });
    expect(Object.fromEntries(reported)).toEqual(expected);
    for (const line of items.line_list) expect(line.matched).toBe(line.sale_material_ids.length > 0);
    expect((await seenBy(seller, rfq_number_id)).matched_line_count).toBe(
      items.line_list.filter((line) => line.sale_material_ids.length > 0).length,
    );
  }
});
