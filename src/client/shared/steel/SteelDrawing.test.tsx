// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptySpec } from '../../../contract/entities/spec';
import { SteelFigure } from './SteelDrawing';

const pipe = { ...emptySpec, category: 'pipe' as const, dn: [50] };

test('a drawing shows the measures that the specification states, and no other', () => {
  const { rerender, container } = render(
    <SteelFigure spec={{ ...pipe, od_mm: '60.5', wall_mm: '3.9', length_m: '6' }} />,
  );
  const texts = () => [...container.querySelectorAll('text')].map((one) => one.textContent);
  expect(texts()).toEqual(['⌀60.5', 't 3.9', 'L 6,000']);
  rerender(<SteelFigure spec={pipe} />);
  expect(texts()).toEqual([]);
});
