// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { late } from './late';

const named = () =>
  late(
    async () =>
      function Part({ name }: { name: string }) {
        return <b>{name}</b>;
      },
    ({ name }) => <i>{name}</i>,
  );

test('until its script is there, what stands in its place has its props', async () => {
  const Part = named();
  const { container, findByText } = render(<Part name="pipe" />);
  expect(container.innerHTML).toBe('<i>pipe</i>');
  await findByText('pipe', { selector: 'b' });
});

test('a place that is hydrated after the script has come is taken over as the server drew it', async () => {
  const Part = named();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Part name="elbow" />);
  expect(place.innerHTML).toBe('<i>elbow</i>');
  await render(<Part name="pipe" />).findByText('pipe', { selector: 'b' });
  const mismatch = vi.fn();
  await act(async () => hydrateRoot(place, <Part name="elbow" />, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(place.innerHTML).toBe('<b>elbow</b>');
});
