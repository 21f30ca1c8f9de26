import en from '../../../../locales/en/event.json';
import ko from '../../../../locales/ko/event.json';
import type { Language } from '../../../contract/constants';
import type { Push } from '../../../contract/entities/person';
import { recordPath } from '../../../domain/events/recordPath';
import type { Work } from '../../http/context';
import { letterOf, mailEach, type Subscriber } from './letterQueue.service';
import { fillText } from '../../fillText';

const texts: Record<Language, typeof ko> = { ko, en };

/** The one table of events: what a kind says, in both languages, as a notification and as a mail. */
export type EventKind = keyof typeof ko.kinds;

interface Event {
  kind: EventKind;
  record_type: Push['record_type'];
  record_id: string;
  title: string;
  params?: Record<string, string>;
}

/** Events that have a letter of their own. */
const MAILED_APART = new Set<EventKind>(['member_pending']);

/** Queues the mail of an event to all who want mails about their own trade. It says no more than the notification. */
export async function mailEvent(work: Work, people: readonly Subscriber[], event: Event): Promise<void> {
  if (MAILED_APART.has(event.kind)) return;
  const path = recordPath(event);
  const values = { ...event.params, title: event.title };
  await mailEach(
    work,
    people.filter((person) => person.email_approval),
    (person, token) => {
      const words = texts[person.language];
      const { title, text } = words.kinds[event.kind];
      return letterOf(work, person.language, token, path, {
        title: fillText(title, values),
        paragraphs: [fillText(text, values)],
        action: words.actions[event.record_type],
        footer: words.footer,
      });
    },
  );
}
