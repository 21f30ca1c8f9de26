import { expect, test } from 'vitest';
import { operations } from '../../contract/operations';
import { REPLICA_CALLS } from './replicaCalls';

test('each call of the replica is one that there is, and reads', () => {
  expect([...REPLICA_CALLS].filter((call) => !operations.has(call) || !call.startsWith('GET '))).toEqual([]);
});
