import { expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '../../../../contract/webhookEvents';
import { EVENT_GROUPS, eventsOf } from './eventGroups';

test('every event stands in one group', () => {
  expect(EVENT_GROUPS.flatMap(eventsOf).toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
});
