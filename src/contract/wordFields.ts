/** Cells of the grid that a word of a list may say. */
export const WORD_FIELDS = ['category', 'type', 'standard', 'grade', 'schedule', 'ends', 'coating'] as const;
