// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { perUnitFigure } from './figures';
import { WeightText } from './WeightText';

test('a weight that a quantity is multiplied by is shown with all of its digits, so that the product adds up', async () => {
  expect(perUnitFigure('30.72', 'EA')).toBe('30.72 kg/EA');
  const { container } = await renderPart(<WeightText kg="1075.2" />);
  expect(container.textContent).toBe('1,075.2kg');
});
