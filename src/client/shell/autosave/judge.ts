import { ERROR_CODES } from '../../../contract/errorCodes';
import { ApiError, hasCode } from '../../api/ApiError';
import type { Verdict } from './SaveLoop';

/** What a failed save means. A refusal is an answer: sending the same once more would bring the same. */
export function judge(error: unknown): Verdict {
  if (hasCode(error, ERROR_CODES.STALE_VERSION)) return 'stale';
  if (!(error instanceof ApiError)) return 'refused';
  const { status } = error;
  return status === null || status >= 500 || status === 429 || status === 408 ? 'again' : 'refused';
}
