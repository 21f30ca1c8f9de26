import { expect, it } from 'vitest';
import { relyingParty } from './relyingParty';

it.each([
  ['https://market.stlbs.test', { id: 'market.stlbs.test', origin: 'https://market.stlbs.test' }],
  ['https://market.stlbs.test:8443', { id: 'market.stlbs.test', origin: 'https://market.stlbs.test:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://192.168.0.7:3000', null],
  ['http://[2001:db8::1]', null],
])('passkeys of %s are made for %j', (APP_URL, party) => {
  expect(relyingParty({ APP_URL })).toEqual(party);
});
