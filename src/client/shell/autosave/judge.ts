import { errorTable } from '../../../contract/errors';
import { ApiError, hasCode } from '../../api/ApiError';
import type { Verdict } from './SaveLoop';

/** What a failed save means. A refusal is an answer: sending the same once more would bring the same. */
export function judge(error: unknown): Verdict {
  if (hasCode(error, errorTable.STALE_VERSION.mcode)) return 'stale';
  if (!(error instanceof ApiError)) return 'refused';
  const { status } = error;
  return status === null || status >= 500 || status === 429 || status === 408 ? 'again' : 'refused';
}
