// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { ApiError } from '../api/ApiError';
import { ErrorState } from './ErrorState';

const failure = (status: number | null, method = 'GET', timedOut = false) =>
  new ApiError({ mcode: null, status, message: '', issues: [], method, url: '/rfq', timedOut });

test.each<[string, unknown, 'ui:errorNoAnswer' | 'ui:errorPassing' | undefined]>([
  ['a reading without an answer', failure(null), 'ui:errorNoAnswer'],
  ['a reading that took too long', failure(null, 'GET', true), 'ui:errorPassing'],
  ['a server that is away', failure(503), 'ui:errorPassing'],
  ['a refusal', failure(403), undefined],
  ['a fault of the server', failure(500), undefined],
  ['what is no reading', failure(503, 'POST'), undefined],
  ['nothing known', undefined, undefined],
])('of %s the panel says whether it is tried again by itself', async (_what, error, again) => {
  const { say } = await renderPart(<ErrorState error={error} text="Refused." onRetry={vi.fn()} />);
  expect(screen.getByRole('alert').textContent).toContain(again ? say(again) : 'Refused.');
  expect(screen.getByRole('button', { name: say('ui:retry') })).toBeTruthy();
});
