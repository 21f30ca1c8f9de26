import type { Language } from './constants';
import { accountErrors } from './errors/accountErrors';
import type { ErrorRow } from './errors/errorRow';
import { stockErrors } from './errors/stockErrors';
import { tradeErrors } from './errors/tradeErrors';
import { transportErrors } from './errors/transportErrors';

/** Every error the API answers. The names of a call's own errors stand in its endpoint. */
const table = { ...accountErrors, ...tradeErrors, ...stockErrors, ...transportErrors };

export type ErrorName = keyof typeof table;

export const errorTable: Readonly<Record<ErrorName, ErrorRow>> = table;

const catalogued = new Map<number, string>(
  [
    'UNKNOWN_SERVER_ERROR',
    'WRONG_PARAM',
    'AUTH_REQUIRED',
    'INVALID_TOKEN',
    'EXPIRED_TOKEN',
    'WRONG_EMAIL_PASSWORD',
    'EXIST_EMAIL',
    'NOT_EXIST_USER',
    'INVALID_USER',
  ].map((name) => [errorTable[name as ErrorName].mcode, name]),
);

/** The specification's string name of a code; any code outside its table is named `Api Error`. */
export function errorNameOf(mcode: number): string {
  return catalogued.get(mcode) ?? 'Api Error';
}

/** The message of an error in the reader's language. */
export function errorMessage(name: ErrorName, language: Language): string {
  return errorTable[name][language];
}
