// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { WeightSum } from './WeightSum';

test('a sum of weights says how many lines it leaves out, in a column by a plus', async () => {
  const { container, change, say } = await renderPart(<WeightSum kg="12729" unweighed={5} />);
  const left = say('trade:totals.unweighed', { count: 5 });
  expect(container.textContent).toBe(`12.729t ${left}`);
  change(<WeightSum kg="12729" unweighed={5} short />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('+');
  expect(container.querySelector('small')?.title).toBe(left);
  change(<WeightSum kg="12729" unweighed={0} short />);
  expect(container.textContent).toBe('12.729t');
});

test('where no weight is known, the lines stand alone: no dash that something is added to', async () => {
  const { container, say } = await renderPart(<WeightSum kg="0" unweighed={1} />);
  expect(container.textContent).toBe(say('trade:totals.unweighedAlone', { count: 1 }));
});
