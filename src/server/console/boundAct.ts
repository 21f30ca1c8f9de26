import type { Work } from '../http/context';
import { noteCommand } from '../modules/audit/audit.service';
import { type Act, type Params, questionPage, seenOf } from './act';
import type { Shown } from './layout';
import type { FormFields } from './requestForm';
import { at, type Visit } from './visit';

const NOTE_LENGTH = 1000;

/** What came of a form: a page that says why nothing was done, or where to go on; null where there is no such record. */
export type Outcome = Shown | { done: string } | null;

/** A form as it came; `own` when it is this console's, shown to this sign-in. */
export interface SentForm {
  params: Params;
  fields: FormFields;
  own: boolean;
}

/** An act whose subject is known to itself alone. */
export interface BoundAct {
  path: string;
  command: string;
  /** The page that asks, with a note that was typed before; null where there is no such record. */
  ask(work: Work, visit: Visit, params: Params, note: string): Promise<Shown | null>;
  /** Does it in the operator's name. Its trace is in the audit log with the change, or neither is there. */
  carryOut(work: Work, visit: Visit, sent: SentForm): Promise<Outcome>;
}

/** An act with its subject out of sight, so that acts about different things stand in one list. */
export const bound = <Subject>(act: Act<Subject>): BoundAct => ({
  path: act.path,
  command: act.command,
  ask: async (work, visit, params, note) => {
    const subject = await act.load(work, params);
    return subject && questionPage(visit, act, subject, { note: note.slice(0, NOTE_LENGTH) });
  },
  carryOut: async (work, visit, { params, fields, own }) => {
    const subject = await act.load(work, params);
    if (!subject) return null;
    const note = (fields['note'] ?? '').trim().slice(0, NOTE_LENGTH);
    const { faults } = visit.text;
    if (!own) return questionPage(visit, act, subject, { note, fault: faults.foreign, status: 403 });
    if (fields['seen'] !== seenOf(act, subject)) {
      return questionPage(visit, act, subject, { note, fault: faults.changed, status: 409 });
    }
    noteCommand(work, act.command, ...act.words(subject));
    await act.run(work, subject, note || null);
    return { done: `${at(visit, act.back(subject))}?done=${act.done}` };
  },
});
