import type { WriteSheet } from 'hucre/xlsx';

/** The lists that cells choose from, each once, whichever sheets use it. */
export type ChoiceLists = Map<string, readonly string[]>;

const NAME = 'lists';

/** Where the choices stand in the hidden sheet. Typed into the rule itself they could hold neither commas nor 255 letters. */
export function choiceRange(lists: ChoiceLists, choices: readonly string[]): string {
  const key = choices.join('\n');
  lists.set(key, choices);
  const column = String.fromCharCode(65 + [...lists.keys()].indexOf(key));
  return `${NAME}!$${column}$1:$${column}$${choices.length}`;
}

/** The hidden sheet that holds the lists; none when no cell chooses. */
export function listsSheet(lists: ChoiceLists): WriteSheet[] {
  const columns = [...lists.values()];
  if (columns.length === 0) return [];
  const longest = Math.max(...columns.map((choices) => choices.length));
  const rows = Array.from({ length: longest }, (_, row) => columns.map((choices) => choices[row] ?? null));
  return [{ name: NAME, hidden: true, rows }];
}
