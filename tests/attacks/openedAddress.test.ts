import { expect, test } from 'vitest';
import { getComparison } from '../../src/contract/endpoints/rfq';
import { listAmountViews, noteAmountView } from '../../src/contract/endpoints/rfqDialogue';
import { startTrade } from '../support/startTrade';
import { ended, quoted, submitted } from '../support/trade';

const { buyer, seller } = await startTrade();

test('an address that somebody else makes a buyer open writes no look at amounts', async () => {
  const { rfq_number_id } = await submitted(buyer);
  await quoted(seller, rfq_number_id);
  await ended(buyer, rfq_number_id);
  const params = { rfq_number_id };
  await buyer.ok(getComparison, { params });
  expect((await buyer.ok(listAmountViews, { params })).items).toEqual([]);
  await buyer.ok(noteAmountView, { params });
  expect((await buyer.ok(listAmountViews, { params })).items).toMatchObject([
    { what: 'comparison', amounts_shown: true },
  ]);
  expect(await seller.call(noteAmountView, { params })).toMatchObject({ mcode: 3000 });
});
