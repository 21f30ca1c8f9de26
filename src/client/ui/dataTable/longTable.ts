/** Rows that are drawn as they are; of more, a table draws those in sight. */
export const MOST_DRAWN = 200;
