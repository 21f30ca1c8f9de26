/** What a list is brought in as. */
export const SPREADSHEETS = '.xlsx,.xls,.ods,.csv,.tsv,.txt,.html,.htm';
