import { expect, test } from 'vitest';
import { regionOfAddress } from './regionOfAddress';

test.each([
  ['울산광역시 남구 산업로 1', '울산광역시'],
  ['  경기도, 시흥시 공단1대로', '경기도'],
  ['11820 Ship Channel Road, Houston, TX', 'Houston'],
  ['11820 Ship Channel Road, Houston, TX 77015', 'Houston'],
  ['3-12 Minami-Horie, Nishi-ku, Osaka', 'Osaka'],
  ['Rotterdam', 'Rotterdam'],
  ['', ''],
])('%s lies in %s', (address, region) => {
  expect(regionOfAddress(address)).toBe(region);
});
