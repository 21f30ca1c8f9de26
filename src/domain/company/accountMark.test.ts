import { expect, test } from 'vitest';
import { isChangeMarked } from './accountMark';

test('a change of the account is marked for seven days, not a second longer', () => {
  const changed = new Date('2026-11-01T00:00:00Z');
  expect(isChangeMarked(changed, new Date('2026-11-07T23:59:59Z'))).toBe(true);
  expect(isChangeMarked(changed, new Date('2026-11-08T00:00:00Z'))).toBe(false);
});
