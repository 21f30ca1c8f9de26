import { expect, test } from 'vitest';
import { AUDIT_STEPS } from './auditKinds';
import { eventOfStep, WEBHOOK_EVENTS } from './webhookEvents';

test('a webhook can report every step of the trade', () => {
  expect(AUDIT_STEPS.filter((step) => eventOfStep(step) === null)).toEqual([]);
  expect(eventOfStep('key_made')).toBeNull();
  expect(new Set(WEBHOOK_EVENTS).size).toBe(WEBHOOK_EVENTS.length);
});
