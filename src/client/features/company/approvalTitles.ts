const MOST_TITLES = 6;
const LONGEST_TITLE = 12;

/** Titles of approval boxes as typed: apart by a slash or a comma. */
export const splitTitles = (text: string): string[] =>
  text
    .split(/[/,]/)
    .map((title) => title.trim())
    .filter(Boolean);

/** Whether the boxes fit on a document, by the server's rule. */
export const titlesFit = (titles: readonly string[]): boolean =>
  titles.length <= MOST_TITLES && titles.every((title) => title.length <= LONGEST_TITLE);
