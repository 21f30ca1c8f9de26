import type { Work } from '../http/context';
import { OperatorError } from '../modules/company/operator.service';

/** What stands behind a command. */
export interface Call {
  words: string[];
  /** Whether it acts on test data; its transaction reaches nothing else. */
  test: boolean;
  status: string | undefined;
  note: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** One of the operator's commands; gives the lines to print. */
export type Command = (work: Work, call: Call) => Promise<string[]>;

/** Cells of one printed line. */
export const row = (...cells: string[]): string => cells.join('\t');

/** The words after the command; a missing one is named. */
export function wanted<Names extends string[]>(call: Call, ...names: Names): { [K in keyof Names]: string } {
  return names.map((name, index) => {
    const word = call.words[index];
    if (!word) throw new OperatorError(`Say the ${name}.`);
    return word;
  }) as { [K in keyof Names]: string };
}
