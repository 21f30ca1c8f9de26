/** Spreadsheets and tables of text. */
export const SPREADSHEETS = '.xlsx,.xls,.ods,.csv,.tsv,.txt,.html,.htm';

/** What a list of materials is brought in as. */
export const LIST_FILES = `${SPREADSHEETS},.pdf,.png,.jpg,.jpeg,.docx,.eml,.msg`;
