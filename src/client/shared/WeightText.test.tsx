// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { WeightText } from './WeightText';

test('a weight that a quantity is multiplied by is shown with all of its digits, so that the product adds up', async () => {
  const { container, change } = await renderPart(<WeightText kg="30.72" per="EA" />);
  expect(container.textContent).toBe('30.72kg/EA');
  change(<WeightText kg="49.9" per="M" />);
  expect(container.textContent).toBe('49.9kg/m');
  change(<WeightText kg="1075.2" />);
  expect(container.textContent).toBe('1,075.2kg');
});
