/** An answer that does not fit the contract: of which operation, and each field with what is wrong. Holds no values. */
export interface Misfit {
  operation: string;
  fields: readonly string[];
}
