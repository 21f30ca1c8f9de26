import { expect, it } from 'vitest';
import { internationalNumber } from './chatUser';

it('drops the zero dialled at home behind the country code, except in Italy', () => {
  expect(internationalNumber('+82', '010-1234-5678')).toBe('+821012345678');
  expect(internationalNumber('+39', '0612345678')).toBe('+390612345678');
});

it('shows the number as it is where no country code is known', () => {
  expect(internationalNumber(undefined, '01012345678')).toBe('01012345678');
  expect(internationalNumber('', '+821012345678')).toBe('+821012345678');
});
