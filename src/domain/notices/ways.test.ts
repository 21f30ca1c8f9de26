import { expect, test } from 'vitest';
import { NOTICE_TOPICS } from '../../contract/noticeTopics';
import { allowedWays, presetOf, presetWays, waysOf } from './ways';

test('who chose nothing has everything in the app, on the devices and by mail at once', () => {
  for (const topic of NOTICE_TOPICS) expect(waysOf({}, topic)).toEqual(['app', 'push', 'mail']);
  expect(presetOf({})).toBe('all');
});

test('a mail goes at once or with the daily one, each way counts once', () => {
  expect(allowedWays('order', ['digest', 'mail', 'app', 'app'])).toEqual(['app', 'mail']);
  expect(allowedWays('order', ['digest'])).toEqual(['digest']);
});

test('only what is urgent goes to a phone', () => {
  expect(allowedWays('deadline', ['text'])).toEqual(['text']);
  expect(allowedWays('stock', ['text'])).toEqual([]);
});

test('the mail about a bank account stays, whatever is chosen', () => {
  expect(allowedWays('bank_account', [])).toEqual(['mail']);
  expect(allowedWays('bank_account', ['digest'])).toEqual(['mail']);
  expect(presetWays('daily').bank_account).toEqual(['app', 'mail']);
});

test.each(['all', 'urgent', 'daily'] as const)('the preset %s is known again, with text messages kept', (preset) => {
  expect(presetOf(presetWays(preset))).toBe(preset);
  const texted = presetWays(preset, { deadline: ['text'] });
  expect(texted.deadline).toContain('text');
  expect(presetOf(texted)).toBe(preset);
});

test('one change makes it a choice of the own', () => {
  expect(presetOf({ ...presetWays('urgent'), order: ['push'] })).toBeNull();
});
