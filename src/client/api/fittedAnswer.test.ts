import { expect, it, vi } from 'vitest';
import type { ApiError } from './ApiError';
import { fittedAnswer } from './fittedAnswer';

const PROFILE = {
  id: 4711,
  name: '박외부',
  email: 'foreign@stlbs.test',
  phone: '01012345678',
  company_name: '외부강관',
  company_department: null,
  company_title: '과장',
  marketing_approval: true,
  email_approval: true,
  sns_approval: false,
  is_test: false,
};
const requested = (operation: string) => {
  const [method = '', url = ''] = operation.split(' ');
  return { operation, method, url };
};

it('completes the profile of the specification, and reports what it lacks once, without its values', () => {
  const report = vi.fn();
  const profile = fittedAnswer(requested('GET /user/profile'), PROFILE, report);
  expect(profile).toMatchObject({
    ...PROFILE,
    id: '4711',
    company_department: '',
    phone_code: '',
    member_status: 'active',
  });
  fittedAnswer(requested('GET /user/profile'), PROFILE, report);
  expect(report).toHaveBeenCalledTimes(1);
  const [misfit] = report.mock.calls[0] as [{ operation: string; fields: string[] }];
  expect(misfit.operation).toBe('GET /user/profile');
  expect(misfit.fields).toEqual(expect.arrayContaining(['id: invalid_type', 'phone_code: invalid_type']));
  expect(JSON.stringify(misfit)).not.toContain(PROFILE.email);
});

it('counts a reading that does not fit as failed, and a change as made', () => {
  const refused = () => fittedAnswer(requested('GET /user/sale/items'), { is_user_sale_material_push: true }, vi.fn());
  expect(refused).toThrowError(expect.objectContaining<Partial<ApiError>>({ unfit: true, status: 200, mcode: null }));
  expect(() => fittedAnswer(requested('GET /user/profile'), { name: '이름뿐' }, vi.fn())).toThrow();
  expect(fittedAnswer(requested('PATCH /user/sale/items'), { anything: 1 }, vi.fn())).toEqual({ anything: 1 });
  expect(fittedAnswer(requested('PATCH /user/profile/name'), null, vi.fn())).toEqual({});
});

it('leaves alone what fits, and what the contract does not know', () => {
  const report = vi.fn();
  const tokens = { access_token: 'a', refresh_token: 'r', more: true };
  expect(fittedAnswer(requested('POST /auth/refresh'), tokens, report)).toEqual(tokens);
  expect(fittedAnswer({ method: 'POST', url: '/auth/refresh' }, tokens, report)).toEqual(tokens);
  expect(report).not.toHaveBeenCalled();
});
