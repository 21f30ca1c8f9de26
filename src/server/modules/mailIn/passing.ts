import type { ErrorName } from '../../../contract/errorCodes';
import { isOutage } from '../../db/outage';
import { AppError } from '../../http/fail';

const PASSING: ReadonlySet<ErrorName> = new Set<ErrorName>(['FILES_BUSY', 'FILE_STORE_AWAY']);

/** Whether something passes by itself: the mail is dealt with again, and nothing of it is given up for that. */
export const isPassing = (error: unknown): boolean =>
  error instanceof AppError ? PASSING.has(error.code) : isOutage(error);
