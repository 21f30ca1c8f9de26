import { expect, test } from 'vitest';
import { accountNames } from './accountNames';

const korean = { bank_name: '국민은행', account_number: '1', account_holder: '바른강관㈜', currency: 'USD' } as const;
const both = { ...korean, bank_name_en: 'Kookmin Bank', account_holder_en: 'Bareun Pipe Co., Ltd.' };

test('an account is named in English for who reads English, where it has English names', () => {
  expect(accountNames(both, 'en')).toEqual({ bank: 'Kookmin Bank', holder: 'Bareun Pipe Co., Ltd.' });
  expect(accountNames(both, 'ko')).toEqual({ bank: '국민은행', holder: '바른강관㈜' });
  expect(accountNames(korean, 'en')).toEqual({ bank: '국민은행', holder: '바른강관㈜' });
});
