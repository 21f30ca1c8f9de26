import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError';
import type { Failure } from '../queryClient';
import { handleFailure } from './failurePolicy';
import { reportDetails } from './reportDetails';

const apiError = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ mcode: 1, status: 500, message: '', issues: [], method: 'GET', url: '/x', timedOut: false, ...facts });

function run(failure: Partial<Failure>) {
  const actions = { report: vi.fn(), toRegacy: vi.fn(), clearLogin: vi.fn(), askAgain: vi.fn(), toast: vi.fn() };
  handleFailure({ error: undefined, kind: 'query', silent: false, ...failure }, actions);
  const called = Object.entries(actions).flatMap(([name, action]) => (action.mock.calls.length > 0 ? [name] : []));
  return called.join(' ');
}

describe('handleFailure', () => {
  it('shows a message of the answer, unless the screen shows it itself', () => {
    expect(run({ error: apiError({ message: 'no' }) })).toBe('report toast');
    expect(run({ error: apiError({ message: 'no' }), silent: true })).toBe('report');
    expect(run({ error: apiError({ message: '' }) })).toBe('report');
  });

  it('always shows a timeout, and an action that got no answer', () => {
    expect(run({ error: apiError({ timedOut: true }) })).toBe('report toast');
    expect(run({ error: apiError({ status: null }), kind: 'mutation' })).toBe('report toast');
  });

  it('asks again who is signed in when the company began to require a second factor', () => {
    expect(run({ error: apiError({ mcode: 2015, message: 'set it up' }) })).toBe('report askAgain');
  });

  it('sends a user without company data away before any toast, even from a silent call', () => {
    expect(run({ error: apiError({ mcode: 2008, message: 'fill in' }), silent: true })).toBe('report toRegacy');
  });

  it('ends the login when the profile is refused with a message, not when the server is out of order', () => {
    expect(run({ error: apiError({ status: 403, mcode: 2001, message: 'blocked' }), queryKey: ['profile'] })).toBe(
      'report clearLogin toast',
    );
    for (const status of [null, 408, 429, 500, 503]) {
      expect(run({ error: apiError({ status, message: 'later' }), queryKey: ['profile'] })).toBe('report toast');
    }
    expect(run({ error: apiError({ message: '' }), queryKey: ['profile'] })).toBe('report');
  });

  it('ends no login for what hangs on the profile, whatever it is refused with', () => {
    for (const status of [400, 403, 404, 409]) {
      const error = apiError({ status, message: 'not here' });
      expect(run({ error, queryKey: ['profile', 'saleLists'] })).toBe('report toast');
    }
  });

  it('ignores what a screen cancelled', () => {
    expect(run({ error: { name: 'CanceledError' } })).toBe('');
  });
});

describe('reportDetails', () => {
  it('reports what went over the wire, without passwords, tokens, files, accounts and amounts', () => {
    const error = apiError({
      mcode: 4,
      status: 400,
      method: 'POST',
      url: '/quotation/request/Q1/submit?t=hunter2&tab=1',
      exchange: {
        requestBody: { password: 'hunter2', lines: [{ unit_price: 'hunter2', qty: '3' }] },
        requestHeaders: { Authorization: 'Bearer hunter2', 'Accept-Language': 'ko' },
        responseData: { mcode: 4, message: 'no', data: { bank_account: { account_number: 'hunter2' } } },
      },
    });
    const details = reportDetails({ error, details: { kind: 'query', queryKey: ['bank', { token: 'hunter2' }] } });
    expect(JSON.stringify(details)).not.toContain('hunter2');
    expect(details).toMatchObject({
      method: 'POST',
      url: '/quotation/request/Q1/submit',
      params: { tab: '1' },
      body: { lines: [{ qty: '3' }] },
      headers: { 'Accept-Language': 'ko' },
      status: 400,
      mcode: 4,
      response: { mcode: 4, message: 'no' },
    });
  });
});
