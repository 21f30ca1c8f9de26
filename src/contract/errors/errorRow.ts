/** One error the API answers: numeric code, HTTP status, and what it says in both languages. */
export interface ErrorRow {
  mcode: number;
  status: number;
  ko: string;
  en: string;
}
