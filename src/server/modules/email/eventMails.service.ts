import en from '../../../../locales/en/event.json';
import ko from '../../../../locales/ko/event.json';
import type { Language } from '../../../contract/constants';
import type { Push } from '../../../contract/entities/person';
import { eventFacts } from '../../../domain/events/eventFacts';
import { recordPath } from '../../../domain/events/recordPath';
import type { Work } from '../../http/context';
import { emailOf, mailEach, type Subscriber } from './emailQueue.service';
import { strangersWords, withoutLinks } from './strangersWords';
import { fillText } from '../../fillText';

const texts: Record<Language, typeof ko> = { ko, en };

/** The one table of events: what a kind says, in both languages, as a notification and as a mail. */
export type EventKind = keyof typeof ko.kinds;

interface Event {
  kind: EventKind;
  record_type: Push['record_type'];
  record_id: string;
  title: string;
  /** Where each person answers by mail; absent where nobody does. */
  replyTo?: ReadonlyMap<string, string>;
}

/**
 * Somebody to write to, with the values that the words take for this reader. `text` among them names a sentence of
 * `texts` that stands in the place of the usual one.
 */
type Reader = Subscriber & { params: Record<string, string> };

/** A sentence that an event carries in a special case. */
export type EventText = keyof typeof ko.texts;

/** Events that have an email of their own. */
const MAILED_APART = new Set<EventKind>(['member_pending']);

/** A subject is ours: the title that somebody gave a request stands quoted in the body. */
const TITLE = /: \{\{title\}\}$/;

/** Queues the mail of an event to all who want mails about their own trade. It says no more than the notification. */
export async function mailEvent(work: Work, people: readonly Reader[], event: Event): Promise<void> {
  if (MAILED_APART.has(event.kind)) return;
  const path = recordPath(event);
  await mailEach(
    work,
    people.filter((person) => person.email_approval),
    (person, token) => {
      const words = texts[person.language];
      const { title, text } = words.kinds[event.kind];
      const said = words.texts[person.params['text'] as EventText] ?? text;
      const values = strangersWords(eventFacts(person.params, person.language));
      const facts = factsText(words.facts, values);
      const quoted = event.title && `“${withoutLinks(event.title)}”`;
      return emailOf(work, person.language, token, path, {
        title: title.replace(TITLE, ''),
        paragraphs: [fillText(said, values), quoted, facts].flatMap((words) => words || []),
        action: words.actions[event.record_type],
        footer: words.footer,
      });
    },
    event.replyTo,
  );
}

/** Who and what an event is about, in one line; null for kinds that do not say it. */
function factsText(words: (typeof ko)['facts'], values: Readonly<Record<string, string>>): string | null {
  const form = values['facts'];
  return form && form in words ? fillText(words[form as keyof typeof words], values) : null;
}
