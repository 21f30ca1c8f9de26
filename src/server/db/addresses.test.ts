import { expect, test } from 'vitest';
import { isOutage } from './outage';
import { addressesOf, mayHaveMoved, StandbyError, Targets } from './addresses';

test('an address of several servers is one address of each', () => {
  expect(addressesOf('postgres://u:p%2C@one:5432,[::1]:5433,three/db?sslmode=require')).toEqual([
    'postgres://u:p%2C@one:5432/db?sslmode=require',
    'postgres://u:p%2C@[::1]:5433/db?sslmode=require',
    'postgres://u:p%2C@three/db?sslmode=require',
  ]);
  expect(addressesOf('postgres://u:p@one/db?options=a,b')).toEqual(['postgres://u:p@one/db?options=a,b']);
});

test('of many that fail at one server, the first alone goes on to the next', () => {
  const targets = new Targets(['one', 'two']);
  targets.leave('one');
  targets.leave('one');
  expect(targets.present).toBe('two');
  targets.leave('two');
  expect(targets.present).toBe('one');
});

test('a standby and a server that is away may have been replaced; a pool without a place has not', () => {
  expect(mayHaveMoved(new StandbyError())).toBe(true);
  // Calls get 503 until one of the servers was promoted.
  expect(isOutage(new StandbyError())).toBe(true);
  expect(mayHaveMoved(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))).toBe(true);
  expect(mayHaveMoved(new Error('timeout exceeded when trying to connect'))).toBe(false);
  expect(mayHaveMoved(Object.assign(new Error('password'), { code: '28P01' }))).toBe(false);
});
