import { createHash } from 'node:crypto';
import type { Work } from '../http/context';
import { type Html, html } from './html';
import { formField, type Shown } from './layout';
import { facts } from './parts';
import { at, type Visit } from './visit';

/** Parameters of an address. */
export type Params = Readonly<Record<string, string>>;

/** The question before an act, and how the act is named. */
export interface Question {
  title: string;
  /** What happens, in a sentence or two. */
  lead: string;
  /** Whom and what it is about. */
  facts: ReadonlyArray<readonly [string, Html | string]>;
  /** Of the button that does it. */
  button: string;
  danger?: boolean;
}

/**
 * Something an operator does. A page names whom it is about and asks; its form does it, unless what it is about has changed
 * since, as `seen` shows.
 */
export interface Act<Subject> {
  /** Below the data that are looked at; ends with the act's own word. */
  path: string;
  /** As the command line calls it; stands in the audit log with `words`. */
  command: string;
  /** What it is about, held until the transaction ends; null when there is none. */
  load(work: Work, params: Params): Promise<Subject | null>;
  words(subject: Subject): readonly string[];
  /** What the decision rests on. */
  seen(subject: Subject): unknown;
  question(visit: Visit, subject: Subject): Question;
  /** Whether the operator may write a note that the person reads. */
  note?: boolean;
  run(work: Work, subject: Subject, note: string | null): Promise<unknown>;
  /** Where to go afterwards. */
  back(subject: Subject): string;
  /** The message there: a key of `done`. */
  done: keyof Visit['text']['done'];
}

/** What of an act's subject a form was shown for. */
export const seenOf = <Subject>(act: Act<Subject>, subject: Subject): string =>
  createHash('sha256')
    .update(JSON.stringify(act.seen(subject)))
    .digest('base64url');

/** The page that asks. `fault` says why a form that was sent did nothing. */
export function questionPage<Subject>(
  visit: Visit,
  act: Act<Subject>,
  subject: Subject,
  { note = '', fault, status = 200 }: { note?: string; fault?: string; status?: number } = {},
): Shown {
  const { text } = visit;
  const { title, lead, facts: about, button, danger } = act.question(visit, subject);
  return {
    title,
    status,
    body: html`<div class="narrow">${fault && html`<p class="flash bad" role="alert">${fault}</p>`}
      <h1>${title}</h1><p class="lead">${lead}</p>${facts(about)}
      <form method="post" action="${visit.path}">${formField(visit)}
        <input type="hidden" name="seen" value="${seenOf(act, subject)}">
        ${
          act.note &&
          html`<div class="field"><label for="note">${text.act.note}</label>
            <textarea id="note" name="note" rows="4" maxlength="1000">${note}</textarea></div>`
        }
        <div class="actions"><button class="${danger ? 'danger' : 'primary'}">${button}</button>
          <a class="button" href="${at(visit, act.back(subject))}">${text.act.leave}</a></div>
      </form></div>`,
  };
}
