import type { GridOption } from './gridTypes';

/** A spelling in one form of its letters, without case or space around it. */
export const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** The option that a text names by its code, its label or another spelling, in any case; never one that it does not name. */
export function optionOf(options: readonly GridOption[], text: string): GridOption | undefined {
  const named = folded(text);
  const same = (other: string) => folded(other) === named;
  return named === ''
    ? undefined
    : options.find(({ value, label, aliases }) => same(value) || same(label) || aliases?.some(same));
}

/** Whether the code or the label of an option, which its reader sees, begins with a text. */
export const beginsWith = ({ value, label }: GridOption, text: string): boolean =>
  folded(text) !== '' && [value, label].some((name) => folded(name).startsWith(folded(text)));
