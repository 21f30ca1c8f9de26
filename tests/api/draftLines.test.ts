import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saveRfq } from '../../src/contract/endpoints/rfq';
import { startTrade } from '../support/startTrade';
import { draft, flangeLine, pipeLine, readRfq } from '../support/trade';

const { buyer } = await startTrade({});

const idsOf = ({ lines }: { lines: readonly { id: string }[] }) => lines.map(({ id }) => id);

test('a line keeps the id that it is sent with, new ones included, so that every tab knows it by the same', async () => {
  const { rfq_number_id, version, lines } = await draft(buyer);
  const [first] = lines;
  const fresh = randomUUID();
  const body = { version, lines: [{ ...flangeLine, id: fresh }, { ...pipeLine, id: first?.id ?? '' }, pipeLine] };
  const saved = await buyer.ok(saveRfq, { params: { rfq_number_id }, body });
  expect(idsOf(saved).slice(0, 2)).toEqual([fresh, first?.id]);
  const again = { version: saved.version, lines: body.lines.toReversed() };
  const turned = await buyer.ok(saveRfq, { params: { rfq_number_id }, body: again });
  expect(idsOf(turned).slice(1)).toEqual([first?.id, fresh]);
});

test('an id that is another request’s line, or sent twice, becomes another one', async () => {
  const other = await draft(buyer);
  const { rfq_number_id, version } = await draft(buyer);
  const id = other.lines[0]?.id ?? '';
  const own = randomUUID();
  const lines = [
    { ...pipeLine, id },
    { ...pipeLine, id: own },
    { ...pipeLine, id: own },
  ];
  const saved = await buyer.ok(saveRfq, { params: { rfq_number_id }, body: { version, lines } });
  expect(idsOf(saved)).not.toContain(id);
  expect(new Set(idsOf(saved)).size).toBe(3);
  expect(idsOf(await readRfq(buyer, other.rfq_number_id))).toEqual(idsOf(other));
});
