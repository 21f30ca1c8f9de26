import { expect, test } from 'vitest';
import { passwordWeakness } from './passwordWeakness';

test.each([
  ['abc12345', 'password_common'],
  ['ABC12345', 'password_common'],
  ['Hong@Steel.test', 'password_is_email'],
  ['flange-150A-weld', null],
])('%s: %s', (password, weakness) => {
  expect(passwordWeakness(password, ' hong@steel.test ')).toBe(weakness);
});
