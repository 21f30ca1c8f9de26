// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { ApiError } from '../api/ApiError';
import { ErrorState } from './ErrorState';

const failure = (status: number | null, method = 'GET') =>
  new ApiError({ mcode: null, status, message: '', issues: [], method, url: '/rfq', timedOut: false });

test.each([
  ['a reading without an answer', failure(null), true],
  ['a server that is away', failure(503), true],
  ['a refusal', failure(403), false],
  ['a fault of the server', failure(500), false],
  ['what is no reading', failure(503, 'POST'), false],
  ['nothing known', undefined, false],
])('of %s the panel says whether it is tried again by itself', async (_what, error, again) => {
  const { say } = await renderPart(<ErrorState error={error} text="Refused." onRetry={vi.fn()} />);
  expect(screen.getByRole('alert').textContent).toContain(again ? say('ui:errorPassing') : 'Refused.');
  expect(screen.getByRole('button', { name: say('ui:retry') })).toBeTruthy();
});
