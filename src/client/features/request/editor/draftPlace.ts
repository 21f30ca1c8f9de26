/** Under which name the editors of a saved draft know each other, in whatever tab they are. */
export const draftPlace = (number: string): string => `draft:${number}`;

/** The same for the changes of a request that was sent. */
export const amendPlace = (number: string): string => `amend:${number}`;
