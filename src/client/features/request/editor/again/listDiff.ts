import { type EditorLine, isBlank } from '../editorLine';

/** How a list that was brought once more differs from the lines that are here. */
export interface ListDiff {
  same: number;
  changed: { before: EditorLine; read: EditorLine }[];
  added: EditorLine[];
  gone: EditorLine[];
}

/** So many of the lines read must be here already for a list to be the same list. */
const OVERLAP = 0.6;
const LEAST_LINES = 2;

const isItem = (line: EditorLine) => !line.excluded && !isBlank(line);

/** The words of a line without its quantity: a person may have corrected what was understood of them. */
function wordsOf({ raw_text, qty }: EditorLine): string {
  const words = raw_text.toUpperCase().replaceAll(/\s+/g, ' ').trim();
  const figure = qty.replace(/\.0+$/, '');
  const at = figure ? lastFigure(words, figure) : -1;
  return at < 0 ? words : `${words.slice(0, at)}#${words.slice(at + figure.length)}`;
}

/** Where a figure stands last in a text, not as a part of another figure. */
function lastFigure(text: string, figure: string): number {
  const part = /[\d.,/]/;
  for (let at = text.lastIndexOf(figure); at >= 0; at = at > 0 ? text.lastIndexOf(figure, at - 1) : -1)
    if (!part.test(text[at - 1] ?? '') && !part.test(text[at + figure.length] ?? '')) return at;
  return -1;
}

/** What a line is, however it was written; null where nobody knows. */
const materialOf = ({ spec }: EditorLine): string | null =>
  spec.category === 'other' || spec.category === 'unclassified' || !spec.canonical_key
    ? null
    : `${spec.canonical_key} ${spec.bolt_size ?? ''}`;

/** Compares lines that were read with those here, each with one other: by their words, by material and tag, by material. */
export function listDiff(here: readonly EditorLine[], read: readonly EditorLine[]): ListDiff {
  const before = new Set(here.filter(isItem));
  const open = new Set(read.filter(isItem));
  const pairs: { before: EditorLine; read: EditorLine }[] = [];
  const keys: ((line: EditorLine) => string | null)[] = [
    (line) => wordsOf(line) || null,
    (line) => (line.tag && materialOf(line) ? `${materialOf(line)} ${line.tag}` : null),
    materialOf,
  ];
  for (const keyOf of keys) {
    const waiting = new Map<string, EditorLine[]>();
    for (const line of before) {
      const key = keyOf(line);
      if (key !== null) waiting.set(key, [...(waiting.get(key) ?? []), line]);
    }
    for (const line of open) {
      const found = waiting.get(keyOf(line) ?? '')?.shift();
      if (!found) continue;
      pairs.push({ before: found, read: line });
      before.delete(found);
      open.delete(line);
    }
  }
  const changed = pairs.filter((pair) => pair.before.qty !== pair.read.qty || pair.before.uom !== pair.read.uom);
  return { same: pairs.length - changed.length, changed, added: [...open], gone: [...before] };
}

/** Whether lines that were read are those of a list that is here already. */
export function isSameList({ same, changed, added }: ListDiff): boolean {
  const matched = same + changed.length;
  return matched >= LEAST_LINES && matched >= (matched + added.length) * OVERLAP;
}

/**
 * The lines here brought up to the list that was read: quantities as it says, new lines at the end, what is gone set aside.
 * What a person corrected, priced or noted stays.
 */
export function updatedLines(here: readonly EditorLine[], read: readonly EditorLine[], diff: ListDiff): EditorLine[] {
  const changes = new Map(diff.changed.map((pair) => [pair.before.key, pair.read]));
  const gone = new Set(diff.gone.map(({ key }) => key));
  const words = new Set(here.map(({ raw_text }) => raw_text));
  const asides = read.filter((line) => !isItem(line) && !words.has(line.raw_text));
  const kept = here.map((line) => {
    const now = changes.get(line.key);
    if (gone.has(line.key)) return { ...line, excluded: true };
    if (!now) return line;
    const { raw_text, qty, uom, unit_weight_kg, total_weight_kg, weight_basis, source = null } = now;
    const figures = { qty, uom, unit_weight_kg, total_weight_kg, weight_basis };
    return { ...line, raw_text, source, ...figures };
  });
  return [...kept.filter((line) => !isBlank(line)), ...diff.added, ...asides];
}
