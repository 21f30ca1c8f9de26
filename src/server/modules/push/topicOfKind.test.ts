import { expect, test } from 'vitest';
import ko from '../../../../locales/ko/event.json';
import type { EventKind } from '../email/eventMails.service';
import { KINDS_OF_TOPIC, topicOfKind } from './topicOfKind';

test('each kind of event belongs to exactly one topic', () => {
  const sorted = Object.values(KINDS_OF_TOPIC).flat().toSorted();
  expect(sorted).toEqual(Object.keys(ko.kinds).toSorted());
});

test('what a seller has to answer is urgent, what an export did is not', () => {
  expect(topicOfKind('bid_received' satisfies EventKind)).toBe('bid');
  expect(topicOfKind('export_done')).toBe('company');
});
