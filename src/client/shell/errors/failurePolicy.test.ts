import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError';
import type { Failure } from '../queryClient';
import { handleFailure } from './failurePolicy';
import { scrubbed } from './report';

const apiError = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ mcode: 1, status: 500, message: '', issues: [], method: 'GET', url: '/x', timedOut: false, ...facts });

function run(failure: Partial<Failure>) {
  const actions = { report: vi.fn(), toRegacy: vi.fn(), clearLogin: vi.fn(), toast: vi.fn() };
  handleFailure({ error: undefined, kind: 'query', silent: false, ...failure }, actions);
  const called = Object.entries(actions).flatMap(([name, action]) => (action.mock.calls.length > 0 ? [name] : []));
  return called.join(' ');
}

describe('handleFailure', () => {
  it('shows a message of the answer, unless the screen tells it itself', () => {
    expect(run({ error: apiError({ message: 'no' }) })).toBe('report toast');
    expect(run({ error: apiError({ message: 'no' }), silent: true })).toBe('report');
    expect(run({ error: apiError({ message: '' }) })).toBe('report');
  });

  it('always tells a timeout, and a deed that got no answer', () => {
    expect(run({ error: apiError({ timedOut: true }) })).toBe('report toast');
    expect(run({ error: apiError({ status: null }), kind: 'mutation' })).toBe('report toast');
  });

  it('sends a user without company data away before any toast, even from a silent call', () => {
    expect(run({ error: apiError({ mcode: 2008, message: 'fill in' }), silent: true })).toBe('report toRegacy');
  });

  it('ends the login when the profile is refused with a message, not when the server is out of order', () => {
    expect(run({ error: apiError({ mcode: 2001, message: 'blocked' }), queryKey: ['profile'] })).toBe(
      'report clearLogin toast',
    );
    expect(run({ error: apiError({ message: '' }), queryKey: ['profile'] })).toBe('report');
  });

  it('ignores what a screen cancelled', () => {
    expect(run({ error: { name: 'CanceledError' } })).toBe('');
  });
});

describe('scrubbed', () => {
  it('hides passwords, tokens and files at any depth and keeps the rest', () => {
    const value = { email: 'a@b', list: [{ password: 'x', qty: '3' }], headers: { Authorization: 'Bearer x' } };
    expect(scrubbed(value)).toEqual({
      email: '[hidden]',
      list: [{ password: '[hidden]', qty: '3' }],
      headers: { Authorization: '[hidden]' },
    });
  });
});
