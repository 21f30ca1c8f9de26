/** HTTP status of an error, and what it says in both languages. */
export interface ErrorRow {
  status: number;
  ko: string;
  en: string;
}
