/** What a list is brought in as. */
export const SPREADSHEETS = '.xlsx,.csv';
