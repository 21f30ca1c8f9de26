import { expect, it } from 'vitest';
import { asDigits } from './asDigits';

it('takes the grouping out of telephone and registration numbers, and leaves the rest', () => {
  const typed = { phone_code: '+82', phone: '010-1234-5678', company_registration_number: '120-86-00009', name: 'A-1' };
  expect(asDigits(typed)).toEqual({ ...typed, phone: '01012345678', company_registration_number: '1208600009' });
  expect(asDigits({ company_registration_number: 'DE-811 2', company_title: '1-2' })).toEqual({
    company_registration_number: 'DE-811 2',
    company_title: '1-2',
  });
});
