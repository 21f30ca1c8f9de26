// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { sampleLine } from '../../../../contract/entities/sampleLine';
import { noLots } from './ownLots';
import { noPast } from './priceAnomaly';
import { rowOf } from './quoteRow';
import { RowHelpers } from './RowHelpers';
import { makeSelectedRow } from './selectedRow';

/** What is said below the lines of a price for one line. */
async function saidOf(unit_price: string, unit_weight_kg: string | null) {
  const row = { ...rowOf(sampleLine({ qty: '10', uom: 'EA', unit_weight_kg }), undefined, true), unit_price };
  const { container, say } = await renderPart(
    <RowHelpers
      rows={[{ ...row, price_uom: 'EA' }]}
      past={noPast}
      lots={noLots}
      currency="KRW"
      selected={makeSelectedRow()}
      onTake={() => undefined}
    />,
  );
  return { said: container.textContent, say };
}

test('a price that is no number is not said to lack a weight', async () => {
  const { said, say } = await saidOf('2.5만', '96.42');
  expect(said).toContain(say('seller:own.noNumber'));
  expect(said).not.toContain(say('seller:own.noWeight'));
  const long = await saidOf('2.12345', null);
  expect(long.said).toContain(say('seller:issue.unit_price'));
});

test('a good price without a weight is said to lack it', async () => {
  const { said, say } = await saidOf('25000', null);
  expect(said).toContain(say('seller:own.noWeight'));
});
