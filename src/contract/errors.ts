import type { Language } from './constants';
import { ERROR_CODES, type ErrorName } from './errorCodes';
import { accountErrors } from './errors/accountErrors';
import { erpErrors } from './errors/erpErrors';
import type { ErrorRow } from './errors/errorRow';
import { noticeErrors } from './errors/noticeErrors';
import { signOnErrors } from './errors/signOnErrors';
import { stockErrors } from './errors/stockErrors';
import { tradeErrors } from './errors/tradeErrors';
import { transportErrors } from './errors/transportErrors';

const rows: Readonly<Record<ErrorName, ErrorRow>> = {
  ...accountErrors,
  ...noticeErrors,
  ...signOnErrors,
  ...tradeErrors,
  ...erpErrors,
  ...stockErrors,
  ...transportErrors,
};

/** Every error the API answers. The names of a call's own errors stand in its endpoint. */
export const errorTable = Object.fromEntries(
  Object.entries(ERROR_CODES).map(([name, mcode]) => [name, { mcode, ...rows[name as ErrorName] }]),
) as Readonly<Record<ErrorName, ErrorRow & { mcode: number }>>;

/** The message of an error in the reader's language. */
export function errorMessage(name: ErrorName, language: Language): string {
  return rows[name][language];
}
