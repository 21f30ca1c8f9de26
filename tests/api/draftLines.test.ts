import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saveRfq, submitRfq } from '../../src/contract/endpoints/rfq';
import { ERROR_CODES } from '../../src/contract/errorCodes';
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

test('a text that could not be read stays with its line, and keeps the request from being sent until it is mended', async () => {
  const unread = [{ cell: 'size' as const, text: '100AA' }];
  const { rfq_number_id, lines } = await draft(buyer, { lines: [pipeLine, { ...pipeLine, unread }] });
  expect(lines.map((line) => line.unread)).toEqual([[], unread]);
  const { version } = await readRfq(buyer, rfq_number_id);
  const params = { rfq_number_id };
  const refused = await buyer.call(submitRfq, { params, body: { version } });
  expect(refused.mcode).toBe(ERROR_CODES.RFQ_LINE_INVALID);
  expect(refused.data).toMatchObject({ issues: [{ path: ['lines', 1], code: 'size' }] });
  const mended = await buyer.ok(saveRfq, { params, body: { version, lines: [pipeLine, pipeLine] } });
  expect((await buyer.ok(submitRfq, { params, body: { version: mended.version } })).status).toBe('REQ');
});
