/** Under which name the editors of a saved draft know each other, in whatever tab they are. */
export const draftPlace = (number: string): string => `draft:${number}`;
