import enDelivery from '../../../../locales/en/delivery.json';
import en from '../../../../locales/en/event.json';
import koDelivery from '../../../../locales/ko/delivery.json';
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

/** The words of daily mails, of required ones and of codes. */
export const deliveryWords: Readonly<Record<Language, typeof koDelivery>> = { ko: koDelivery, en: enDelivery };

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

/** What an event says to one reader, in the words of both mails and notifications. */
interface EventWords {
  /** Ours alone. */
  title: string;
  said: string;
  /** The title that somebody gave the record; empty where there is none. */
  record: string;
  facts: string | null;
}

/** The words of an event for a reader; it says no more than the notification in the app. */
export function eventWords(event: Event, language: Language, params: Record<string, string>): EventWords {
  const words = texts[language];
  const { title, text } = words.kinds[event.kind];
  const said = words.texts[params['text'] as EventText] ?? text;
  const values = strangersWords(eventFacts(params, language));
  return {
    title: title.replace(TITLE, ''),
    said: fillText(said, values),
    record: event.title && withoutLinks(event.title),
    facts: factsText(words.facts, values),
  };
}

/**
 * Queues the mail of an event to each of these people. It says no more than the notification. `required`: it cannot be turned off,
 * and offers no way to.
 */
export async function mailEvent(work: Work, people: readonly Reader[], event: Event, required: boolean): Promise<void> {
  if (MAILED_APART.has(event.kind)) return;
  const path = recordPath(event);
  await mailEach(
    work,
    people,
    (person, token) => {
      const { title, said, record, facts } = eventWords(event, person.language, person.params);
      const words = texts[person.language];
      return emailOf(work, person.language, token, path, {
        title,
        paragraphs: [said, record && `“${record}”`, facts].flatMap((paragraph) => paragraph || []),
        action: words.actions[event.record_type],
        footer: required ? deliveryWords[person.language].required : words.footer,
      });
    },
    { required, replyTo: event.replyTo },
  );
}

/** The titles of this many events are listed in a daily mail. */
const MOST_LISTED = 40;

/** Queues the daily mail of a person: what gathered since the last one, the oldest first. */
export async function mailDigest(
  work: Work,
  person: Subscriber,
  events: readonly (Event & { params: Record<string, string> })[],
): Promise<void> {
  const { footer } = texts[person.language];
  const { digest } = deliveryWords[person.language];
  const count = String(events.length);
  const listed = events.slice(0, MOST_LISTED).map((event) => {
    const { title, record } = eventWords(event, person.language, event.params);
    return record ? `${title}\n“${record}”` : title;
  });
  const rest = events.length - listed.length;
  await mailEach(work, [person], (_person, token) =>
    emailOf(work, person.language, token, '/push', {
      title: fillText(digest.title, { count }),
      paragraphs: [
        fillText(digest.text, { count }),
        ...listed,
        ...(rest > 0 ? [fillText(digest.rest, { count: String(rest) })] : []),
      ],
      action: digest.action,
      footer,
    }),
  );
}

/** Who and what an event is about, in one line; null for kinds that do not say it. */
function factsText(words: (typeof ko)['facts'], values: Readonly<Record<string, string>>): string | null {
  const form = values['facts'];
  return form && form in words ? fillText(words[form as keyof typeof words], values) : null;
}
